/** The words of Steel Bullets' screen, and readers of its view. */

import { gameWords } from '../../../client/shell/words.ts';
import { nameOf } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { typedPage } from '../../../client/table/typed.ts';
import type { Move, Seat } from '../../../kernel/seat.ts';
import type { Who } from '../../../words/phrase.ts';
import type { BulletsMove } from '../game.ts';
import type { BulletsScreen } from '../words/shape.ts';
import type { Bullets } from '../zones.ts';

export const GAME = 'steel-bullets';
export const { screen, factsOf, isTold, movesOf } = typedPage<{ shape: Bullets; move: BulletsMove; screen: BulletsScreen }>(GAME);
export const faceName = (face: string): string => gameWords(GAME).faces[face] ?? face;
export const whoIs = (session: Session, seat: Seat): Who => ({ you: seat === session.me.value, name: nameOf(session, seat) });
export const isOut = (session: Session, seat: Seat): boolean => factsOf(session)?.alive[seat] === false;
/** Chambers are told apart by their numbers alone. */
export const moveSaid = (_session: Session, move: Move): string | null =>
  move['chamber'] === undefined ? null : `${gameWords(GAME).verbs[move.do]!.button}: ${move['chamber']}`;
