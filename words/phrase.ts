/** What sentences are made of: players as a sentence speaks of them, cards as a reader knows them, and the telling they are read from. */
import type { Telling } from '../kernel/game.ts';
import type { Seat, Viewer } from '../kernel/seat.ts';
import type { Json, JsonObject } from '../kernel/secret.ts';

/** For whom a sentence is written, and what the players are called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
}
/** The reader himself, or somebody with a name. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}
export const isSame = (a: Who, b: Who): boolean => a.you === b.you && a.name === b.name;
const nobody: Who = { you: false, name: '' };
export const who = ({ viewer, names }: Reader, seat: Seat | null): Who =>
  seat === null ? nobody : { you: seat === viewer, name: names[seat] ?? `${seat + 1}` };

/** Cards as the reader knows them: equal faces together, and how many he does not know. */
export interface Cards {
  readonly known: readonly (readonly [face: string, copies: number])[];
  readonly hidden: number;
  readonly count: number;
}
export const cardsOf = (shown: readonly (string | null)[]): Cards => {
  const copies = new Map<string, number>();
  for (const face of shown) if (face !== null) copies.set(face, (copies.get(face) ?? 0) + 1);
  const known = [...copies].sort(([a], [b]) => (a < b ? -1 : 1));
  return { known, hidden: shown.filter(face => face === null).length, count: shown.length };
};

/** One hand of a race: whose, and how long after the cue, if the referee said so. */
export interface Timed {
  readonly who: Who;
  readonly millis: number | null;
}

/** A telling, read part by part. */
export interface Said {
  /** How many play. */
  readonly players: number;
  seat(part: string): Who;
  seats(part: string): readonly Who[];
  number(part: string): number;
  /** A list of numbers, one for each seat. */
  ofSeats(part: string): (seat: Seat) => number;
  raw(part: string): Json | undefined;
  who(seat: Seat): Who;
}
export const saidOf = (telling: Telling, reader: Reader): Said => {
  const raw = (part: string): Json | undefined => (telling as JsonObject)[part];
  const at = (seat: Seat | null): Who => who(reader, seat);
  return {
    players: reader.names.length,
    seat: part => at(raw(part) as Seat | null),
    seats: part => (raw(part) as readonly Seat[]).map(at),
    number: part => raw(part) as number,
    ofSeats: part => seat => (raw(part) as readonly number[])[seat]!,
    raw,
    who: at,
  };
};
