/** A move in words: its verb, and what it is done with. */

import type { Json } from '../../kernel/json.ts';
import type { Need } from '../../kernel/machine/verb.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { gameWords } from '../shell/words.ts';
import { labelOf } from '../table/session/people.ts';
import type { Session } from '../table/session/session.ts';

/** What cannot be said without the game's help is left out. */
const partSaid = (session: Session, need: Need, value: Json): readonly string[] => {
  if (need === 'seat') return [`${labelOf(session, value as Seat)}`];
  if (need === 'number') return [String(value)];
  return [value].flat().flatMap(each => gameWords(session.game.id).faces[String(each)] ?? []);
};
export const moveSaid = (session: Session, move: Move): string => {
  const own = session.game.moveSaid?.(session, move) ?? null;
  if (own !== null) return own;
  const { button } = gameWords(session.game.id).verbs[move.do]!;
  const needs = session.now.peek()?.offers.find(offer => offer.do === move.do)?.needs ?? {};
  const parts = Object.entries(needs).flatMap(([part, need]) => partSaid(session, need, move[part]!));
  return parts.length === 0 ? button : `${button}: ${parts.join(', ')}`;
};
