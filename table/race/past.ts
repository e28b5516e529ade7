/**
 * A line's own past: what a connection showed between races in the last minutes. Delays that come with every cue and never between races
 * are suspicious, so in a race no player is granted more doubt than their line has shown when there was nothing to win.
 *
 * - The path is the shortest round trip of all: pongs, and answers about the page's clock, which travel the same path. No reply comes back
 *   sooner than the line allows; so the answers expose a guest who holds pongs back, and holding them only in races adds nothing.
 * - A line that stalls for longer than usual is believed now and then, since it happens to honest ones; not repeatedly.
 * - A page that does not answer about the clock has no second witness, and is credited with at most the shortest path at the table.
 * - Where a proxy answers pings itself, pongs say nothing about the line, and only the answers about the clock count (`byClock`).
 */
import type { Exchange } from './clock.ts';
import type { RaceSeat } from './cue.ts';
import type { Path, RaceMillis, Trip } from './path.ts';
import type { Paths } from './referee.ts';

export type LinePast = {
  /** The shortest round trip. */
  readonly way: RaceMillis;
  /** The excess over the shortest trip that one trip in twenty exceeds. */
  readonly spread: RaceMillis;
  /** How much slower pongs were than answers about the clock; 0 when that may be chance. */
  readonly held: RaceMillis;
  /** Is it long enough to characterise the line? */
  readonly known: boolean;
  /** Were there recent answers about the clock? */
  readonly clocked: boolean;
  /** Pongs came from a proxy, not from the guest. */
  readonly byClock?: true;
};

/** How far the past goes back, and how recent an answer about the clock must be. */
export const PAST: RaceMillis = 300_000;
const LATELY: RaceMillis = 60_000;
/** A longer exchange means an idle page with nothing to ask. */
const IDLE: RaceMillis = 1000;
/** Fewer than this prove little. */
const FEW = 8;
/** A line is known after this many pongs: those of the first seconds and the following minute. */
const KNOWN = 20;
/** Smaller differences are chance. */
const LEAST: RaceMillis = 20;
/** The excess reached by one trip in twenty is usual for the line. */
const HIGH = 0.95;

export const answersIn = (clock: readonly Exchange[]): readonly RaceMillis[] =>
  clock.map(({ asked, answered }) => answered - asked).filter(took => took <= IDLE);
const least = (times: readonly RaceMillis[]): RaceMillis => Math.min(...times);
const spreadOf = (times: readonly RaceMillis[]): RaceMillis => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * HIGH))]! - sorted[0]!;
};

/** What pongs and answers about the clock have shown between races so far; null if nothing came back. */
export function pastOf(pongs: readonly Trip[], clock: readonly Exchange[], now: RaceMillis, byClock = false): LinePast | undefined {
  const trips = pongs.map(({ sent, back }) => back - sent);
  const answers = answersIn(clock);
  if (answers.length === 0 && (trips.length === 0 || byClock)) return;
  const known = trips.length >= KNOWN;
  const clocked = answersIn(clock.filter(({ answered }) => answered > now - LATELY)).length > 0;
  if (byClock) return { way: least(answers), spread: spreadOf(answers), held: 0, known, clocked, byClock };
  const held = trips.length < FEW || answers.length < FEW ? 0 : least(trips) - least(answers);
  return { way: least([...trips, ...answers]), spread: spreadOf(trips), held: held < LEAST ? 0 : held, known, clocked };
}

/** Adds a reply and drops those too old. */
export function remember<Kept>(kept: Kept[], one: Kept, at: (each: Kept) => RaceMillis): void {
  while (kept.length > 0 && at(kept[0]!) < at(one) - PAST) kept.shift();
  kept.push(one);
}

/** How much slower the answers about the clock are than pongs: if far slower, a proxy answers the pings. Null if too little is known. */
export function answersBehindPongs(pongs: readonly Trip[], clock: readonly Exchange[]): RaceMillis | null {
  const answers = answersIn(clock);
  if (pongs.length < FEW || answers.length < FEW) return null;
  return least(answers) - least(pongs.map(({ sent, back }) => back - sent));
}

/** A line delayed in a race is believed once in this many. */
const BELIEVED = 3;
/** The benefit of a doubt beyond the usual spread of the line, in each of a guest's last races; empty where there was none. */
export type Doubts = readonly boolean[];
export const withDoubt = (doubts: Doubts, { doubt }: { readonly doubt?: RaceMillis }): Doubts => {
  const last = [...doubts.slice(1 - BELIEVED), doubt !== undefined];
  return mayDoubt(last) ? [] : last;
};
/** A guest without recent benefit may have it: an honest line stalls now and then. */
export const mayDoubt = (doubts: Doubts): boolean => !doubts.includes(true);

/** Nothing is known of a line that has just reconnected, and it has not answered about the clock. */
const UNKNOWN: LinePast = { way: Number.POSITIVE_INFINITY, spread: 0, held: 0, known: false, clocked: false };

/**
 * The paths used for ranking: `most` is what the table compensates, null for no limit; `doubts` are those of a seat.
 */
export function credited(paths: Paths, most: RaceMillis | null, doubts: (seat: RaceSeat) => Doubts): Paths {
  const ways = [...paths.values()].flatMap(({ past }) => (past?.clocked ? [past.way] : []));
  const shortest = ways.length === 0 ? 0 : least(ways);
  const within = (path: Path): Path => {
    const { past = UNKNOWN } = path;
    const own = past.clocked ? path : { ...path, past: { ...past, way: Math.min(past.way, shortest) } };
    return most === null ? own : { ...own, most };
  };
  return new Map([...paths].map(([seat, path]) => [seat, { ...within(path), believed: mayDoubt(doubts(seat)) }]));
}
