/** What sentences are made of: players as a sentence speaks of them, cards as a reader knows them, and the telling they are read from. */
import type { Telling } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Seat, Viewer } from '../kernel/seat.ts';

/**
 * What a player is called. Any text will do, and it can be shown as it is; but it is no text for a sentence: a sentence takes a `Who`, and
 * so has a form for the reader.
 */
export interface Name {
  toString(): string;
}
/** For whom a sentence is written, and what the players are called. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly Name[];
}
/** The reader, or a player with a name. */
export interface Who {
  readonly you: boolean;
  readonly name: Name;
}
export const isSame = (a: Who, b: Who): boolean => a.you === b.you && a.name === b.name;
const nobody: Who = { you: false, name: '' };
export const who = ({ viewer, names }: Reader, seat: Seat | null): Who =>
  seat === null ? nobody : { you: seat === viewer, name: names[seat] ?? `${seat + 1}` };

/** Cards as the reader knows them: equal faces together, and how many they do not know. */
export interface Cards<F extends string = string> {
  readonly known: readonly (readonly [face: F, copies: number])[];
  readonly hidden: number;
  readonly count: number;
}
export const cardsOf = <F extends string>(shown: readonly (F | null)[]): Cards<F> => {
  const copies = new Map<F, number>();
  for (const face of shown) if (face !== null) copies.set(face, (copies.get(face) ?? 0) + 1);
  const known = [...copies].sort(([a], [b]) => (a < b ? -1 : 1));
  return { known, hidden: shown.filter(face => face === null).length, count: shown.length };
};

/** One hand of a race: whose, and how long after the cue, if the referee said so. */
export interface Timed {
  readonly who: Who;
  readonly millis: number | null;
}

/** A telling, read part by part; what its parts are is said where it is told. */
export interface ReadTelling<P = JsonObject> {
  /** How many play. */
  readonly players: number;
  seat(part: string): Who;
  seats(part: string): readonly Who[];
  number(part: string): number;
  /** A list of numbers, one for each seat. */
  ofSeats(part: string): (seat: Seat) => number;
  raw<N extends keyof P & string>(part: N): P[N];
  who(seat: Seat): Who;
}
export const saidOf = (telling: Telling, reader: Reader): ReadTelling => {
  const raw = (part: string): Json => telling[part]!;
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
/** The reason of a refusal, in words; null where there are none for it. */
export const refusalIn =
  (texts: { readonly [why: string]: string }) =>
  (why: string): string | null =>
    Object.hasOwn(texts, why) ? texts[why]! : null;
