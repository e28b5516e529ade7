/** What the screen of Liar's dice says, and how its view is read. */
import { screenWords } from '../../../client/shell/words.ts';
import { nameOf } from '../../../client/table/people.ts';
import type { Session } from '../../../client/table/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Who } from '../../../words/phrase.ts';
import type { LiarsScreen } from '../words/shape.ts';
import type { Liars } from '../zones.ts';

export const GAME = 'liars-dice';
export interface At {
  readonly session: Session;
}
export const screen = (): LiarsScreen => screenWords(GAME) as LiarsScreen;
/** The public facts as far as they have been shown; null until the game has begun. */
export const factsOf = (session: Session): Liars['open'] | null => session.facts.value as unknown as Liars['open'] | null;
/** The dice under the player's own cup. */
export const cupOf = (session: Session): readonly number[] => (session.kept.value as readonly number[] | null) ?? [];
export const whoIs = (session: Session, seat: Seat): Who => ({ you: seat === session.me.value, name: nameOf(session, seat) });
