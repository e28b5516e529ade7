/** Questions that cards of the hand answer: to pay or discard some, or to name one. */
import { gameWords } from '../../../../client/shell/words.ts';
import type { Action, Plan } from '../../../../client/table/game-client.ts';
import { asks } from '../../../../client/table/prompt/plans.ts';
import { moveWith } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { GAME, movesOf, screen, speaksOf, titleOf } from '../screen.ts';
import { acting, clear, moves, reading } from './parts.ts';
import { pickedIn } from './paying.ts';

/** n cards of the hand, picked out. */
export const handfulPlan = (session: Session, verb: 'pay' | 'discard', rule: string): Plan => {
  const picked = pickedIn(session);
  const n = movesOf(moves(session), verb)[0]?.cards.length ?? 0;
  const move = moveWith(moves(session), verb, picked);
  const speaks = speaksOf(session);
  const words = screen();
  return asks(
    verb === 'pay' ? words.payNow(n) : words.discardNow(n),
    [...(move === null ? [] : [acting(session, move, 'go', 'enter')]), ...(picked.length > 0 ? [clear(session)] : [])],
    { rule, lead: speaks === null ? null : titleOf(speaks) },
  );
};
/** One card of the hand. */
export const cardPlan = (session: Session, verb: string, more: readonly Action[], rule: string): Plan => {
  const [card] = pickedIn(session);
  const move = moves(session).find(each => each.do === verb && each['card'] === card);
  const { asked } = gameWords(GAME).questions[session.now.value!.ask!.question]!;
  return asks(
    asked,
    [
      ...(move === undefined ? [] : [acting(session, move, 'go', 'enter')]),
      ...more,
      ...(card === undefined ? [] : [clear(session), reading(card)]),
    ],
    { rule },
  );
};
