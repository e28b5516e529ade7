/** The people at the table: names, and how they stand. */
import type { Seat } from '../../../kernel/seat.ts';
import type { ChairView, HandsSign } from '../../../wire/protocol.ts';
import { type Name, type Reader, type Who, who } from '../../../words/phrase.ts';
import { botName, personName } from '../../shell/called.ts';
import { gameWords, say } from '../../shell/words.ts';
import type { Session } from './session.ts';

/** The seating, and the player's chair: now, or in an earlier game. */
export interface Seated {
  readonly me: Seat | null;
  readonly chairs: readonly ChairView[];
}
export const chairsAt = (session: Session): readonly ChairView[] => session.table.value?.chairs ?? [];
export const nameOf = (session: Session, seat: Seat, chairs = chairsAt(session)): Name => {
  const chair = chairs[seat];
  if (chair === undefined) return `${seat + 1}`;
  if (chair.kind !== 'bot') return personName(chair.name);
  const bots = chairs.map(({ kind, who }) => (kind === 'bot' ? who : null));
  return botName(session.game.id, bots, seat);
};
const namesAt = (session: Session, chairs = chairsAt(session)): readonly Name[] =>
  chairs.map((_, seat) => nameOf(session, seat, chairs));
export const readerOf = (session: Session, seated: Seated | null = null): Reader => ({
  viewer: (seated === null ? session.me.value : seated.me) ?? 'rail',
  names: namesAt(session, seated?.chairs),
});
/** A player as a part of a sentence. */
export const whoIs = (session: Session, seat: Seat): Who => who(readerOf(session), seat);
/** The player as a label: "You", or a name. */
export const labelOf = (session: Session, seat: Seat): Name => (seat === session.me.value ? say().ui.you : nameOf(session, seat));

/** The note about a guest with reactions unlike a person's, in games with races. */
export const handsOf = ({ game, table }: Session, seat: Seat): HandsSign | null =>
  game.race === undefined ? null : (table.value?.chairs[seat]?.hands ?? null);

/** The other seats, clockwise from the player's left. */
export const others = (session: Session): readonly Seat[] => {
  const seats = session.table.value?.chairs.length ?? 0;
  const me = session.me.value;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return me === null ? all : all.slice(1).map(step => (me + step) % seats);
};
/** A score in words: points, or what else the game counts. */
export const amountOf = (session: Session, points: number): string =>
  (gameWords(session.game.id).points ?? say().ui.table.points)(points);
