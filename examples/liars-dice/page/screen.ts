/** What the screen of Liar's dice says, and how its view is read. */
import { nameOf } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { typedPage } from '../../../client/table/typed.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Who } from '../../../words/phrase.ts';
import type { LiarsMove } from '../game.ts';
import type { LiarsScreen } from '../words/shape.ts';
import type { Liars } from '../zones.ts';

export const GAME = 'liars-dice';
export interface At {
  readonly session: Session;
}
export const { screen, factsOf, keptOf, isTold, movesOf } = typedPage<{ shape: Liars; move: LiarsMove; screen: LiarsScreen }>(GAME);
export const whoIs = (session: Session, seat: Seat): Who => ({ you: seat === session.me.value, name: nameOf(session, seat) });
