/**
 * The cue: one instant for the whole table, and what each page is told when.
 *
 * Nobody can anticipate the instant, as its lead is random. Nobody can look ahead either: a page is not told before it has to be.
 * Its message leaves half a (shortest) round trip before the cue, and so arrives when the page's own clock, set by the middle of
 * an exchange, says that the cue is due. On an uneven path both are off by the same amount: there is nothing to peek at, near or far.
 */
import { type Clock, offsetOf } from './clock.ts';
import { longest, type Millis, type Path, shortest } from './path.ts';

export type Seat = number;

/** A player's connection. One who plays in the house (a bot) has none. */
export type Connection = { readonly path: Path; readonly clock: Clock };

/** One page's call: send it at `sendAt`; the page shows the cue when its own clock reads `showAt`, or at once if that is past or unknown. */
export type Call = { readonly seat: Seat; readonly sendAt: Millis; readonly showAt: Millis | null };

export type Cue = { readonly at: Millis; readonly calls: readonly Call[] };

/** A chance from 0 up to, not including, 1. */
export type Chance = () => number;

const LEAST_LEAD = 1000;
const RANDOM_LEAD = 2000;
/** No table waits for a connection that is slower than this. */
const SLOWEST = 1000;

export function chooseCue(connections: ReadonlyMap<Seat, Connection>, now: Millis, chance: Chance): Cue {
  const slowest = Math.max(0, ...[...connections.values()].map(({ path }) => Math.min(longest(path), SLOWEST)));
  const at = now + LEAST_LEAD + slowest + chance() * RANDOM_LEAD;
  return { at, calls: callsTo(connections, at, now) };
}

/** By what is known of the connections now. Whoever makes the calls asks once more shortly before: by then the pings tell more. */
export const callsTo = (connections: ReadonlyMap<Seat, Connection>, at: Millis, now: Millis): readonly Call[] =>
  [...connections].map(([seat, { path, clock }]) => {
    const known = offsetOf(clock, path);
    return { seat, sendAt: Math.max(now, at - shortest(path) / 2), showAt: known === null ? null : at + known.offset };
  });
