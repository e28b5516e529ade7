/**
 * The cue: one instant for the whole table, and when each page is told what.
 *
 * Players cannot anticipate the instant, as its lead is random. They cannot look ahead either: a page is not told before it has to be.
 * Its message leaves half a (shortest) round trip before the cue, and so arrives when the page's own clock, set by the middle of
 * an exchange, says that the cue is due. On an uneven path both are off by the same amount: there is nothing to peek at, near or far.
 */
import { type ClockReadings, offsetOf } from './clock.ts';
import { longest, type Path, type RaceMillis, shortest } from './path.ts';

export type RaceSeat = number;

/** A player's connection. One who plays on this machine (a bot) has none. */
export type RacerConnection = { readonly path: Path; readonly clock: ClockReadings };

/** One page's call: send it at `sendAt`; the page shows the cue when its clock reads `showAt`, or at once if that is past or unknown. */
export type Call = { readonly seat: RaceSeat; readonly sendAt: RaceMillis; readonly showAt: RaceMillis | null };

export type Cue = { readonly at: RaceMillis; readonly calls: readonly Call[] };

/** A random number from 0 up to, but not including, 1. */
export type Chance = () => number;

const LEAST_LEAD = 1000;
const RANDOM_LEAD = 2000;
/** No table waits for a connection slower than this. */
const SLOWEST = 1000;

export function chooseCue(connections: ReadonlyMap<RaceSeat, RacerConnection>, now: RaceMillis, chance: Chance): Cue {
  const slowest = Math.max(0, ...[...connections.values()].map(({ path }) => Math.min(longest(path), SLOWEST)));
  const at = now + LEAST_LEAD + slowest + chance() * RANDOM_LEAD;
  return { at, calls: callsTo(connections, at, now) };
}

/** By what is known of the connections now. Ask again shortly before the calls: by then the pings tell more. */
export const callsTo = (connections: ReadonlyMap<RaceSeat, RacerConnection>, at: RaceMillis, now: RaceMillis): readonly Call[] =>
  [...connections].map(([seat, { path, clock }]) => {
    const known = offsetOf(clock, path);
    return { seat, sendAt: Math.max(now, at - shortest(path) / 2), showAt: known === null ? null : at + known.offset };
  });
