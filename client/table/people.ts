/** Who sits at the table: their names, their pictures, and how it stands with them. */
import type { Seat } from '../../kernel/seat.ts';
import type { ChairView } from '../../wire/protocol.ts';
import type { Reader } from '../../words/phrase.ts';
import type { IconName } from '../shell/icon.tsx';
import { personName } from '../shell/person.ts';
import { gameWords, say } from '../shell/words.ts';
import type { Session } from './session.ts';

const portraits = [
  'hat',
  'horse',
  'wolf',
  'buffalo',
  'owl',
  'fox',
  'rooster',
  'scorpion',
  'eagle',
] as const satisfies readonly IconName[];
/** The player's own is the hat; the others' go by their seats. */
export const portraitOf = (seat: Seat, me: Seat | null): IconName =>
  seat === me ? 'hat' : portraits[1 + (seat % (portraits.length - 1))]!;

/** A bot has a name like anybody, after its seat; what it is called by its makers says how it plays. */
export const chairName = (chair: ChairView | undefined, seat: Seat): string => {
  if (chair === undefined) return `${seat + 1}`;
  const { botNames } = say().ui;
  return chair.kind === 'bot' ? botNames[seat % botNames.length]! : personName(chair.name);
};
export const nameOf = (session: Session, seat: Seat): string => chairName(session.table.value?.chairs[seat], seat);
export const namesAt = (session: Session): readonly string[] =>
  (session.table.value?.chairs ?? []).map((chair, seat) => chairName(chair, seat));
export const readerOf = (session: Session): Reader => ({ viewer: session.me.value ?? 'rail', names: namesAt(session) });

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
