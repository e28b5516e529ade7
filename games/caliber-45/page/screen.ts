/** The words of Caliber 45's screen, and readers of its view. */

import { gameWords } from '../../../client/shell/words.ts';
import { nameOf } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { typedPage } from '../../../client/table/typed.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Who } from '../../../words/phrase.ts';
import type { CaliberMove } from '../game.ts';
import type { CaliberScreen } from '../words/shape.ts';
import type { Caliber } from '../zones.ts';

export const GAME = 'caliber-45';
export const { screen, factsOf, configOf, isTold, movesOf } = typedPage<{
  shape: Caliber;
  move: CaliberMove;
  screen: CaliberScreen;
}>(GAME);
export const faceName = (face: string | null): string => (face === null ? '' : (gameWords(GAME).faces[face] ?? face));
export const effectOf = (face: string): string => gameWords(GAME).effects[face] ?? '';
export const whoIs = (session: Session, seat: Seat): Who => ({ you: seat === session.me.value, name: nameOf(session, seat) });
