/**
 * What is known of one connection: the round trips of its protocol pings. The other end's network stack answers those, so that
 * page code can neither delay nor forge them.
 *
 * A connection keeps order (it is one TCP stream), which makes every ping a milestone: everything that arrives before a pong was sent
 * before that ping was answered. That is why pings are quick during a race: they tell where in the stream a press was made, even if
 * the stream was delayed.
 */
import type { LinePast } from './past.ts';

export type RaceMillis = number;

export type Trip = { readonly sent: RaceMillis; readonly back: RaceMillis };

/**
 * Trips in the order they came back, which is the order they were sent; and what the connection showed between races.
 * `most` is the most the table compensates, if limited; `believed` says that the line may have stalled for longer than is
 * usual for it.
 */
export type Path = {
  readonly trips: readonly Trip[];
  readonly past?: LinePast | undefined;
  readonly most?: RaceMillis;
  readonly believed?: boolean;
};

export const unknownPath: Path = { trips: [] };

const SIT_DOWN_TRIPS = 10;
const PAUSE = { sitDown: 50, quiet: 5000, set: 1000, called: 100, cued: 50 };
const KEPT_FOR = 10_000;
/** Fewer trips than this do not show how short the path is. */
const FEW = 5;

/** The state of the table: no race, one before its cue, one whose cue has just been called, or one being run. */
export type Pace = 'quiet' | 'set' | 'called' | 'cued';

/**
 * How long to wait before the next ping, when n have recently been sent to this connection. They quicken with the cue and not before, or
 * they would give it away; right after it they are not quick yet, as no hand counts as faster than the human floor.
 */
export function pingPause(lately: number, pace: Pace): RaceMillis {
  return pace === 'quiet' && lately < SIT_DOWN_TRIPS ? PAUSE.sitDown : PAUSE[pace];
}

/** The path with one more trip. Old trips are dropped, because routes and loads change. */
export function withTrip(path: Path, trip: Trip): Path {
  const trips = path.trips;
  let from = 0;
  while (trips.length - from >= SIT_DOWN_TRIPS && trips[from]!.sent < trip.sent - KEPT_FOR) from++;
  return { ...path, trips: [...trips.slice(from), trip] };
}

/** The same in place, for the owner of the list: copying it for each of fifty pongs a second would cost too much. */
export function keepTrip(trips: Trip[], trip: Trip): void {
  while (trips.length >= SIT_DOWN_TRIPS && trips[0]!.sent < trip.sent - KEPT_FOR) trips.shift();
  trips.push(trip);
}

const length = (trip: Trip): RaceMillis => trip.back - trip.sent;

/** The shortest round trip since an instant (of all kept, if there were few since); 0 without measurements. */
export function shortest(path: Path, since = Number.NEGATIVE_INFINITY): RaceMillis {
  const young = path.trips.length - firstSince(path, since);
  let least = Number.POSITIVE_INFINITY;
  for (let i = young < FEW ? 0 : path.trips.length - young; i < path.trips.length; i++) {
    least = Math.min(least, length(path.trips[i]!));
  }
  return Number.isFinite(least) ? least : 0;
}

const recent = (path: Path): readonly RaceMillis[] => path.trips.slice(-SIT_DOWN_TRIPS).map(length);

/** The longest of the recent round trips; 0 without measurements. */
export const longest = (path: Path): RaceMillis => Math.max(0, ...recent(path));

/** How much a trip of this connection may well exceed the shortest (as the second longest of ten does); unbounded if unmeasured. */
export function spread(path: Path): RaceMillis {
  const trips = [...recent(path)].sort((a, b) => a - b);
  const high = trips.at(-2);
  return high === undefined ? Number.POSITIVE_INFINITY : high - trips[0]!;
}

/** The index of the first trip sent at or after an instant (the number of trips, if none was). */
function firstSince(path: Path, at: RaceMillis): number {
  let i = path.trips.length;
  while (i > 0 && path.trips[i - 1]!.sent >= at) i--;
  return i;
}

/** The first trip sent at or after an instant, if it has come back. */
export const tripSince = (path: Path, at: RaceMillis): Trip | null => path.trips[firstSince(path, at)] ?? null;

/** The trips that came back just before and just after an instant. */
export function tripsAround(path: Path, at: RaceMillis): { readonly before: Trip | null; readonly after: Trip | null } {
  let i = path.trips.length;
  while (i > 0 && path.trips[i - 1]!.back >= at) i--;
  return { before: path.trips[i - 1] ?? null, after: path.trips[i] ?? null };
}

/** How much longer a trip took than the shortest. */
export const excess = (trip: Trip, shortest: RaceMillis): RaceMillis => Math.max(0, length(trip) - shortest);
