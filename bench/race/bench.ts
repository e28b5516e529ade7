/**
 * How fair is the race? Three figures, for the referee and for plain arrival order.
 *
 * Arrival order here is given the same cue, shown by every page at the same instant; the hands are then ranked by when they reach
 * the server, and nothing is checked. (Most games do not even align the cue, and add the way there to the way back.)
 */
import { HOLD } from '../../kernel/false-start.ts';
import { RATED_CREDIT } from '../../wire/credit.ts';
import { type ChanceStream, streamOf } from './chance.ts';
import { foundAmong, PEOPLE, SCRIPTS, type SignShare } from './hands.ts';
import { busOf, LONGEST_WAY, lineOf, SHORTEST_WAY } from './line.ts';
import { DELAYED, HOLDS, LIES, type Lie, MASHES, pageOf } from './page.ts';
import { type PlayedRace, playRace, type RacePlayer } from './play.ts';

type Options = {
  readonly seed: number;
  readonly pairs: number;
  readonly fives: number;
  readonly lies: number;
  readonly guests: number;
};

export type RaceFigures = {
  /** Share of pairs, 30–60 ms apart, in which the really faster hand is ranked ahead. */
  readonly fasterAhead: number;
  /** Share of races of five, each hand 30–60 ms after the one before, in which the really last hand is ranked last. */
  readonly lastRight: number;
  /** By how much the judged time is below the true reaction, on average, for the best of the lies. */
  readonly cheatGainMs: number;
};

/** The first two of them; with every margin exactly 30 ms it is the hardest case that the goals speak of. */
export type AtThirty = Omit<RaceFigures, 'cheatGainMs'>;

/** The pairs whose mean one-way delays differ by less than `below`, and by no less than the band before. */
export type Band = { readonly below: number; readonly pairs: number; readonly referee: number; readonly arrival: number };

export type LieGain = { readonly name: string; readonly mean: number; readonly p95: number };

export type MashWins = { readonly name: string; readonly wins: number; readonly afterHold: number };

type Report = {
  readonly referee: RaceFigures;
  readonly arrival: RaceFigures;
  readonly atThirty: { readonly referee: AtThirty; readonly arrival: AtThirty };
  /** The same two shares, with 30–60 ms again, where every other guest's socket is held by another process than the table. */
  readonly twoEdges: { readonly referee: AtThirty; readonly arrival: AtThirty };
  readonly bands: readonly Band[];
  readonly lies: readonly LieGain[];
  /** What modified clients gain that hold their pongs back. */
  readonly holds: readonly LieGain[];
  /** What delaying everything but the press gains at a rated table, by somebody whose own way would be credited whole. */
  readonly rated: readonly LieGain[];
  /** How often presses that are no reaction win against an honest hand. */
  readonly mashes: readonly MashWins[];
  /** How often people, and scripts, seem not to be people by their last races. */
  readonly people: readonly SignShare[];
  readonly scripts: readonly SignShare[];
  readonly arrivalLie: LieGain;
  /** Share of honest hands whose claim was taken as it was. */
  readonly taken: number;
  /** Share of pairs that were a photo finish. */
  readonly photos: number;
};

/** Races of one guest, one after the other. */
const GUEST_RACES = 100;
const BANDS = [50, 150, LONGEST_WAY];

/** A human's reaction: a normal part with a tail to the right. */
const reactionOf = (chance: ChanceStream): number => Math.max(150, chance.normal(240, 35)) + chance.exponential(50);
const fromThirty = (chance: ChanceStream): number => chance.between(30, 60);
const thirty = (): number => 30;
const wayOf = (chance: ChanceStream): number => chance.between(SHORTEST_WAY, LONGEST_WAY);
const creditedWay = (chance: ChanceStream): number => chance.between(SHORTEST_WAY, RATED_CREDIT / 2);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const honest = (way: number, reaction: number, chance: ChanceStream): RacePlayer => ({
  line: lineOf(way, chance),
  page: pageOf(reaction, null, chance),
});
/** Whose socket another process holds. */
type IsFar = (index: number, seat: number) => boolean;
const nobody: IsFar = () => false;
const everyOther: IsFar = (index, seat) => (Math.floor(index / 2) + seat) % 2 === 0;
const placed = (player: RacePlayer, isFar: boolean, chance: ChanceStream): RacePlayer =>
  isFar ? { ...player, bus: busOf(chance) } : player;

/** The chance that a seat ends up last: a tie is broken by lot, and a seat that laid no hand in time comes after those that did. */
function chanceOfLast({ verdict: { order, evidence } }: PlayedRace, seat: number): number {
  const absent = [...evidence.missing, ...evidence.late];
  const lastGroup = absent.length > 0 ? absent : (order.at(-1) ?? []);
  return lastGroup.includes(seat) ? 1 / lastGroup.length : 0;
}

const lastToArrive = (presses: readonly number[]): number => presses.indexOf(Math.max(...presses));

function playPairs(count: number, margin: (chance: ChanceStream) => number, chance: ChanceStream, isFar = nobody) {
  return Array.from({ length: count }, (_, index) => {
    // A quarter of the pairs are the extremes: the nearest against the farthest, and each as the faster one.
    const extreme = index % 4 === 0;
    const ways = extreme ? [SHORTEST_WAY, LONGEST_WAY] : [wayOf(chance), wayOf(chance)];
    const faster = reactionOf(chance);
    const slower = index % 8 < 4 ? 1 : 0;
    const players = ways.map((way, seat) =>
      placed(honest(way, seat === slower ? faster + margin(chance) : faster, chance), isFar(index, seat), chance),
    );
    const played = playRace(players, 0, chance);
    return {
      apart: Math.abs(ways[0]! - ways[1]!),
      referee: chanceOfLast(played, slower),
      arrival: lastToArrive(played.presses) === slower ? 1 : 0,
      photo: played.verdict.order.length === 1,
      hands: played.verdict.evidence.hands,
    };
  });
}

function playFives(count: number, margin: (chance: ChanceStream) => number, chance: ChanceStream, isFar = nobody) {
  return Array.from({ length: count }, (_, index) => {
    let reaction = reactionOf(chance) - margin(chance);
    const players = Array.from({ length: 5 }, (_, seat) => {
      reaction += margin(chance);
      return placed(honest(wayOf(chance), reaction, chance), isFar(index, seat), chance);
    });
    const played = playRace(players, 1, chance);
    return { referee: chanceOfLast(played, 4), arrival: lastToArrive(played.presses) === 4 ? 1 : 0 };
  });
}

function gainOf(lie: Lie, count: number, chance: ChanceStream, way = wayOf, most: number | null = null): LieGain {
  const gains = Array.from({ length: count }, () => {
    const reaction = reactionOf(chance);
    const cheat = { line: lineOf(way(chance), chance), page: pageOf(reaction, lie, chance) };
    const played = playRace([cheat], 0, chance, most);
    const hand = played.verdict.evidence.hands[0];
    return hand === undefined ? 0 : reaction - hand.time;
  });
  return { name: lie.name, mean: mean(gains), p95: percentile(gains, 0.95) };
}

/**
 * The share of races against an honest hand that presses of this kind win; one who reacts would win half of them. Apart from those: a hand
 * that was held and came down after that, lawfully, before an honest one that was slower still.
 */
function winsOf(lie: Lie, reaction: number | null, count: number, chance: ChanceStream): Omit<MashWins, 'name'> {
  const won = Array.from({ length: count }, () => {
    const cheat = { line: lineOf(wayOf(chance), chance), page: pageOf(reaction ?? reactionOf(chance), lie, chance) };
    const { order, evidence } = playRace([cheat, honest(wayOf(chance), reactionOf(chance), chance)], 0, chance).verdict;
    const [first = []] = order;
    const share = first.includes(0) ? 1 / first.length : 0;
    const wasHeld =
      evidence.hands.some(({ seat, time }) => seat === 0 && time >= HOLD) && evidence.early.some(({ seat }) => seat === 0);
    return { share, wasHeld };
  });
  const shareOf = (held: boolean): number => mean(won.map(({ share, wasHeld }) => (wasHeld === held ? share : 0)));
  return { wins: shareOf(false), afterHold: shareOf(true) };
}

/**
 * The best lie under arrival order: the page is told of the cue ahead, shows it at once, and keeps the press until it will reach
 * the server just after the cue. By the middle of an exchange it knows that moment exactly, except for jitter.
 */
function gainByArrival(count: number, chance: ChanceStream): LieGain {
  const gains = Array.from({ length: count }, () => {
    const { back, wayBack } = lineOf(wayOf(chance), chance);
    const cue = 8000 + chance.between(0, 1000);
    return reactionOf(chance) - (back(cue - wayBack) - cue);
  });
  return { name: 'has its press arrive with the cue', mean: mean(gains), p95: percentile(gains, 0.95) };
}

export function raceBench(options: Options): Report {
  const chance = streamOf(options.seed);
  const pairs = playPairs(options.pairs, fromThirty, chance);
  const fives = playFives(options.fives, fromThirty, chance);
  const lies = LIES.map(lie => gainOf(lie, options.lies, chance));
  const arrivalLie = gainByArrival(options.lies, chance);
  const hands = pairs.flatMap(pair => pair.hands);
  const closePairs = playPairs(options.pairs / 2, thirty, chance);
  const closeFives = playFives(options.fives / 2, thirty, chance);
  const share = (by: 'referee' | 'arrival', races: readonly { readonly referee: number; readonly arrival: number }[]) =>
    mean(races.map(race => race[by]));
  const figures = (by: 'referee' | 'arrival', cheatGainMs: number): RaceFigures => ({
    fasterAhead: share(by, pairs),
    lastRight: share(by, fives),
    cheatGainMs,
  });
  const atThirty = (by: 'referee' | 'arrival'): AtThirty => ({
    fasterAhead: share(by, closePairs),
    lastRight: share(by, closeFives),
  });
  const twoEdges = () => {
    const [farPairs, farFives] = [
      playPairs(options.pairs, fromThirty, chance, everyOther),
      playFives(options.fives, fromThirty, chance, everyOther),
    ];
    const shares = (by: 'referee' | 'arrival'): AtThirty => ({ fasterAhead: share(by, farPairs), lastRight: share(by, farFives) });
    return { referee: shares('referee'), arrival: shares('arrival') };
  };
  return {
    referee: figures('referee', Math.max(...lies.map(lie => lie.mean))),
    arrival: figures('arrival', arrivalLie.mean),
    atThirty: { referee: atThirty('referee'), arrival: atThirty('arrival') },
    bands: BANDS.map((below, index) => {
      const within = pairs.filter(({ apart }) => apart < below && apart >= (BANDS[index - 1] ?? 0));
      return { below, pairs: within.length, referee: share('referee', within), arrival: share('arrival', within) };
    }),
    lies,
    holds: HOLDS.map(lie => gainOf(lie, options.lies, chance)),
    rated: DELAYED.map(lie => gainOf(lie, options.lies, chance, creditedWay, RATED_CREDIT)),
    mashes: MASHES.map(({ lie, reaction }) => ({ name: lie.name, ...winsOf(lie, reaction, 5 * options.lies, chance) })),
    people: PEOPLE.map(racer => foundAmong(racer, options.guests, GUEST_RACES, chance)),
    scripts: SCRIPTS.map(racer => foundAmong(racer, options.guests, GUEST_RACES, chance)),
    arrivalLie,
    taken: mean(hands.map(hand => (hand.judged === 'claim' ? 1 : 0))),
    photos: mean(pairs.map(pair => (pair.photo ? 1 : 0))),
    twoEdges: twoEdges(),
  };
}
