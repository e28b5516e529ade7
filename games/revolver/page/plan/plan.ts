/** The brass line's text and actions, from the open questions and the legal moves: the plan of each question. */
import type { Plan } from '../../../../client/table/game-client.ts';
import { askedSaid, waits } from '../../../../client/table/prompt/plans.ts';
import { plainMove } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { textOf, titleOf } from '../screen.ts';
import { blowPlan, choicePlan } from './choice.ts';
import { blowsOf } from './choosing.ts';
import { cardPlan, handfulPlan } from './from-hand.ts';
import { acting, clear, reading } from './parts.ts';
import { pickedIn } from './paying.ts';
import { phasePlan } from './play-phase.tsx';
import { reactPlan } from './reaction.ts';

export const plan = (session: Session): Plan => {
  const now = session.now.value;
  if (now === null) return waits('');
  const question = now.ask?.question ?? '';
  if (!session.asked.value) {
    const card = session.me.value === null ? undefined : pickedIn(session)[0];
    if (card !== undefined) return { ...waits(textOf(card)), lead: titleOf(card), actions: [clear(session), reading(card)] };
    return waits(askedSaid(session));
  }
  switch (question) {
    case 'play':
      return phasePlan(session);
    case 'pay':
      return handfulPlan(session, 'pay', 'RV-069');
    case 'discard':
      return handfulPlan(session, 'discard', 'RV-201');
    case 'stash':
      return cardPlan(session, 'stash', [], 'RV-280');
    case 'coat':
      return cardPlan(session, 'coat', [], 'RV-210');
    case 'lay':
      return cardPlan(session, 'lay', [], 'RV-223');
    case 'reply':
      return cardPlan(
        session,
        'counter',
        ['call', 'back-down'].flatMap((verb, i) => {
          const move = plainMove(now.moves, verb);
          return move === null ? [] : [acting(session, move, 'plain', i === 0 ? 'c' : 'b')];
        }),
        'RV-225',
      );
    case 'react':
      return reactPlan(session);
    default:
      return blowsOf(session).length > 0 ? blowPlan(session) : choicePlan(session, question);
  }
};
