/**
 * A line's own past: what a connection showed between races in the last minutes. A hiccup that comes with every cue and never between races
 * is no hiccup, so in a race nobody is granted more doubt than their line has shown when nothing could be won by it.
 *
 * - The way is the shortest of all that came back: pongs, and answers about the page's clock, which go the same way. Nothing comes back
 *   sooner than the line allows; so who holds pongs back is found out by their answers, and holding them in a race alone adds nothing.
 * - A line that is held up for longer than is its habit is believed now and then, as it happens to honest ones; not again and again.
 * - Somebody who answers nothing about the clock has no second witness, and is credited with no more than the shortest way at the table.
 * - Where a proxy answers pings itself, pongs tell nothing of the line, and the answers about the clock are all there is (`byClock`).
 */
import type { Exchange } from './clock.ts';
import type { RaceSeat } from './cue.ts';
import type { Path, RaceMillis, Trip } from './path.ts';
import type { Paths } from './referee.ts';

export type LinePast = {
  /** The shortest way there and back. */
  readonly way: RaceMillis;
  /** By how much one trip in twenty took longer than the shortest. */
  readonly spread: RaceMillis;
  /** By how much pongs were slower than answers about the clock; 0 when that is chance. */
  readonly held: RaceMillis;
  /** Is it long enough to know the line by it? */
  readonly known: boolean;
  /** Were there answers about the clock lately? */
  readonly clocked: boolean;
  /** Pongs came from a proxy, not from the guest. */
  readonly byClock?: true;
};

/** How far the past goes back, and within which time there must have been answers about the clock. */
export const PAST: RaceMillis = 300_000;
const LATELY: RaceMillis = 60_000;
/** An exchange that took longer waited for a page that had nothing to ask. */
const IDLE: RaceMillis = 1000;
/** Fewer than this show little. */
const FEW = 8;
/** By this many pongs a line is known: those of the first seconds, and of a minute after them. */
const KNOWN = 20;
/** Less is chance. */
const LEAST: RaceMillis = 20;
/** What one trip in twenty exceeds is a habit of the line. */
const HIGH = 0.95;

export const answersIn = (clock: readonly Exchange[]): readonly RaceMillis[] =>
  clock.map(({ asked, answered }) => answered - asked).filter(took => took <= IDLE);
const least = (times: readonly RaceMillis[]): RaceMillis => Math.min(...times);
const spreadOf = (times: readonly RaceMillis[]): RaceMillis => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * HIGH))]! - sorted[0]!;
};

/** What pongs and answers about the clock show between races, as it stands now; nothing if nothing came back. */
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

/** One more of what came back, and nothing that is too old. */
export function remember<Kept>(kept: Kept[], one: Kept, at: (each: Kept) => RaceMillis): void {
  while (kept.length > 0 && at(kept[0]!) < at(one) - PAST) kept.shift();
  kept.push(one);
}

/** By how much the answers about the clock are slower than pongs: far slower, and somebody else answers the pings. Null if too little is known. */
export function answersBehindPongs(pongs: readonly Trip[], clock: readonly Exchange[]): RaceMillis | null {
  const answers = answersIn(clock);
  if (pongs.length < FEW || answers.length < FEW) return null;
  return least(answers) - least(pongs.map(({ sent, back }) => back - sent));
}

/** A line that was held up in a race is believed once in this many. */
const BELIEVED = 3;
/** In which of their last races each of somebody's hands had the benefit of a doubt beyond the habits of its line; empty where it had none. */
export type Doubts = readonly boolean[];
export const withDoubt = (doubts: Doubts, { doubt }: { readonly doubt?: RaceMillis }): Doubts => {
  const last = [...doubts.slice(1 - BELIEVED), doubt !== undefined];
  return mayDoubt(last) ? [] : last;
};
/** Who had none of it lately may have it: an honest line is held up now and then. */
export const mayDoubt = (doubts: Doubts): boolean => !doubts.includes(true);

/** Of a line that has come back just now nothing is known, and it has answered nothing about the clock. */
const UNKNOWN: LinePast = { way: Number.POSITIVE_INFINITY, spread: 0, held: 0, known: false, clocked: false };

/**
 * The paths as hands are ranked by them: `most` is what the table makes up for, null where that is everything; `doubts` are those of a seat.
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
