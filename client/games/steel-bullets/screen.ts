/** What the screen of Steel Bullets says, and how its view is read. */
import type { Open, Situation } from '../../../games/steel-bullets/zones.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Who } from '../../../words/phrase.ts';
import type { BulletsScreen } from '../../../words/steel-bullets/screen.ts';
import { gameWords, screenWords } from '../../shell/words.ts';
import { nameOf } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';

export const GAME = 'steel-bullets';
/** In the order in which they are held. */
export const situations: readonly Situation[] = [
  'will',
  'misfire',
  'panic',
  'hat',
  'nerves',
  'medium',
  'cardsharp',
  'lawyer',
  'thief',
];
export const screen = (): BulletsScreen => screenWords(GAME) as BulletsScreen;
export const faceName = (face: string): string => gameWords(GAME).faces[face] ?? face;
/** The open facts; null until the game has begun. */
export const factsOf = (session: Session): Open | null => (session.now.value?.open as unknown as Open | undefined) ?? null;
export const whoIs = (session: Session, seat: Seat): Who => ({ you: seat === session.me.value, name: nameOf(session, seat) });
export const isOut = (session: Session, seat: Seat): boolean => factsOf(session)?.alive[seat] === false;
