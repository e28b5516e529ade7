/** A card has been played: it may be cancelled, or let pass. */

import type { Plan } from '../../../../client/table/game-client.ts';
import { asks } from '../../../../client/table/prompt/plans.ts';
import { plainMove } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { movesOf, screen, speaksOf, titleOf } from '../screen.ts';
import { acting, moves } from './parts.ts';

export const reactPlan = (session: Session): Plan => {
  const words = screen();
  const pass = plainMove(moves(session), 'pass');
  const cancels = movesOf(moves(session), 'cancel');
  const card = speaksOf(session);
  return asks(
    words.react(card === null ? '' : titleOf(card)),
    [
      ...cancels.map(move => acting(session, move, 'go', 'c', words.cancelWith(titleOf(String(move['card']))))),
      ...(pass === null ? [] : [{ ...acting(session, pass, cancels.length === 0 ? 'go' : 'plain', 'p'), pressing: true }]),
    ],
    { rule: 'RV-126' },
  );
};
