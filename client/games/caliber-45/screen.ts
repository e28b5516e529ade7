/** What the screen of Caliber 45 says, and how its view is read. */
import type { Caliber, Open } from '../../../games/caliber-45/zones.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { CaliberScreen } from '../../../words/caliber-45/screen.ts';
import type { Who } from '../../../words/phrase.ts';
import { gameWords, screenWords } from '../../shell/words.ts';
import { nameOf } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';

export const GAME = 'caliber-45';
export const screen = (): CaliberScreen => screenWords(GAME) as CaliberScreen;
export const faceName = (face: string | null): string => (face === null ? '' : (gameWords(GAME).faces[face] ?? face));
export const effectOf = (face: string): string => gameWords(GAME).effects[face] ?? '';
export const whoIs = (session: Session, seat: Seat): Who => ({ you: seat === session.me.value, name: nameOf(session, seat) });
/** What the table agreed on; null until the game has begun. */
export const configOf = (session: Session): Caliber['config'] | null =>
  (session.now.value?.config as unknown as Caliber['config'] | undefined) ?? null;
/** The open facts as the last view has them; null until the game has begun. See `told.ts` for what was told since. */
export const settledFacts = (session: Session): Open | null => (session.now.value?.open as unknown as Open | undefined) ?? null;
