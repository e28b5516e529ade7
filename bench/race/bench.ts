/**
 * How fair is the race? Three figures, for the referee and for plain arrival order.
 *
 * Arrival order here is given the same cue, shown by every page at the same instant; the hands are then ranked by when they reach
 * the server, and nothing is checked. (Most games do not even align the cue, and add the way there to the way back.)
 */
import { HOLD } from '../../kernel/machine/false-start.ts';
import { type Doubts, withDoubt } from '../../table/race/past.ts';
import { RATED_CREDIT } from '../../wire/rated.ts';
import { type ChanceStream, streamOf } from './chance.ts';
import { foundAmong, PEOPLE, SCRIPTS, type SignShare } from './hands.ts';
import { busOf, kindOf, type LineKind, LONGEST_WAY, lineOf, SHORTEST_WAY } from './line.ts';
import { DELAYED, HIDES, HOLDS, LIES, type Lie, MASHES, pageOf, STUTTERS } from './page.ts';
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
  /** Share of races of five, each hand 30–60 ms after the previous one, in which the really last hand is ranked last. */
  readonly lastRight: number;
  /** How far the judged time is below the true reaction, on average, for the best lie. */
  readonly cheatGainMs: number;
};

/** The first two of them; with every margin exactly 30 ms it is the hardest case that the goals speak of. */
export type AtThirty = Omit<RaceFigures, 'cheatGainMs'>;

/** The pairs whose mean one-way delays differ by less than `below`, and by no less than the band before. */
export type Band = { readonly below: number; readonly pairs: number; readonly referee: number; readonly arrival: number };

export type LieGain = { readonly name: string; readonly mean: number; readonly p95: number };

/** What a cheat gains at a rated table, and how often it wins there against an equally quick honest hand. */
export type HideGain = LieGain & {
  readonly wins: number;
  /** How often the evidence reports its line as uneven. */
  readonly uneven: number;
};

/** Honest hands at a rated table. */
export type HonestShares = Omit<RaceFigures, 'cheatGainMs'> & {
  /** Share of hands that were judged by their arrival, and of those whose pongs seemed to be held back. */
  readonly byArrival: number;
  readonly held: number;
  /** Share of lines reported as uneven. */
  readonly uneven: number;
};

export type MashWins = { readonly name: string; readonly wins: number; readonly afterHold: number };

type Report = {
  readonly referee: RaceFigures;
  readonly arrival: RaceFigures;
  readonly atThirty: { readonly referee: AtThirty; readonly arrival: AtThirty };
  /** The same two shares, again with 30–60 ms, where every other guest's socket is held by another process than the table. */
  readonly twoEdges: { readonly referee: AtThirty; readonly arrival: AtThirty };
  readonly bands: readonly Band[];
  readonly lies: readonly LieGain[];
  /** What modified clients gain by holding pongs back. */
  readonly holds: readonly LieGain[];
  /** What delaying everything but the press gains at a rated table, for a guest whose own path would be fully credited. */
  readonly rated: readonly LieGain[];
  /** What cheats gain that are honest between races, and one with a permanent stutter. */
  readonly hides: readonly HideGain[];
  readonly stutters: HideGain;
  /**
   * Honest hands at a rated table: over round trips of up to 100 ms, of 100 to 150, and over short ones that lose one packet in a hundred.
   */
  readonly ratedHonest: HonestShares;
  readonly ratedFar: HonestShares;
  readonly lossy: HonestShares;
  /** How often presses without reaction win against an honest hand. */
  readonly mashes: readonly MashWins[];
  /** How often people, and scripts, look unlike people by their last races. */
  readonly people: readonly SignShare[];
  readonly scripts: readonly SignShare[];
  readonly arrivalLie: LieGain;
  /** Share of honest hands whose claim was accepted as it was. */
  readonly taken: number;
  /** Share of pairs that were a photo finish. */
  readonly photos: number;
};

/** Races of one guest, one after another. */
const GUEST_RACES = 100;
const BANDS = [50, 150, LONGEST_WAY];

/** A human's reaction: a normal part with a tail to the right. */
const reactionOf = (chance: ChanceStream): number => Math.max(150, chance.normal(240, 35)) + chance.exponential(50);
const fromThirty = (chance: ChanceStream): number => chance.between(30, 60);
const thirty = (): number => 30;
const wayOf = (chance: ChanceStream): number => chance.between(SHORTEST_WAY, LONGEST_WAY);
const shortWay = (chance: ChanceStream): number => chance.between(SHORTEST_WAY, RATED_CREDIT / 3);
const farWay = (chance: ChanceStream): number => chance.between(RATED_CREDIT / 3, RATED_CREDIT / 2);
const creditedWay = (chance: ChanceStream): number => chance.between(SHORTEST_WAY, RATED_CREDIT / 2);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** A guest who races repeatedly over the same line. */
class Regular {
  readonly #kind: LineKind;
  #doubts: Doubts = [];
  constructor(way: number, chance: ChanceStream, loss = 0) {
    this.#kind = kindOf(way, chance, loss);
  }
  races(reaction: number, lie: Lie | null, chance: ChanceStream): RacePlayer {
    return { line: lineOf(this.#kind, chance), page: pageOf(reaction, lie, chance), doubts: this.#doubts };
  }
  /** Records the result of their hand. */
  raced({ verdict }: PlayedRace, seat: number): void {
    const hand = verdict.evidence.hands.find(each => each.seat === seat);
    if (hand !== undefined) this.#doubts = withDoubt(this.#doubts, hand);
  }
}
/** How many races the same people have with each other. */
const SITTING = 12;
/** The players of each race: the same ones for a whole game. */
function sittings(make: (inPlay: number) => readonly Regular[]): (index: number) => readonly Regular[] {
  let [now, here]: [number, readonly Regular[]] = [-1, []];
  return index => {
    const inPlay = Math.floor(index / SITTING);
    if (inPlay !== now) [now, here] = [inPlay, make(inPlay)];
    return here;
  };
}
/** Is the seat's socket held by another process? */
type IsFar = (index: number, seat: number) => boolean;
const noneFar: IsFar = () => false;
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

function playPairs(count: number, margin: (chance: ChanceStream) => number, chance: ChanceStream, isFar = noneFar) {
  // A quarter of the pairs are the extremes: the nearest against the farthest, and each as the faster one.
  const waysOf = (inPlay: number) => (inPlay % 4 === 0 ? [SHORTEST_WAY, LONGEST_WAY] : [wayOf(chance), wayOf(chance)]);
  let ways: readonly number[] = [];
  const at = sittings(inPlay => {
    ways = waysOf(inPlay);
    return ways.map(way => new Regular(way, chance));
  });
  return Array.from({ length: count }, (_, index) => {
    const regulars = at(index);
    const faster = reactionOf(chance);
    const slower = index % 8 < 4 ? 1 : 0;
    const players = regulars.map((regular, seat) =>
      placed(regular.races(seat === slower ? faster + margin(chance) : faster, null, chance), isFar(index, seat), chance),
    );
    const played = playRace(players, 0, chance);
    for (const [seat, regular] of regulars.entries()) regular.raced(played, seat);
    return {
      apart: Math.abs(ways[0]! - ways[1]!),
      referee: chanceOfLast(played, slower),
      arrival: lastToArrive(played.presses) === slower ? 1 : 0,
      photo: played.verdict.order.length === 1,
      hands: played.verdict.evidence.hands,
    };
  });
}

function playFives(count: number, margin: (chance: ChanceStream) => number, chance: ChanceStream, isFar = noneFar) {
  const at = sittings(() => Array.from({ length: 5 }, () => new Regular(wayOf(chance), chance)));
  return Array.from({ length: count }, (_, index) => {
    const regulars = at(index);
    let reaction = reactionOf(chance) - margin(chance);
    const last = index % 5;
    const players = regulars.map((_, place) => {
      reaction += margin(chance);
      const seat = (last + 1 + place) % 5;
      return { seat, player: placed(regulars[seat]!.races(reaction, null, chance), isFar(index, seat), chance) };
    });
    const played = playRace(
      players.sort((a, b) => a.seat - b.seat).map(({ player }) => player),
      1,
      chance,
    );
    for (const [seat, regular] of regulars.entries()) regular.raced(played, seat);
    return { referee: chanceOfLast(played, last), arrival: lastToArrive(played.presses) === last ? 1 : 0 };
  });
}

function gainOf(lie: Lie, count: number, chance: ChanceStream, way = wayOf, most: number | null = null): LieGain {
  const at = sittings(() => [new Regular(way(chance), chance), new Regular(SHORTEST_WAY, chance)]);
  const gains = Array.from({ length: count }, (_, index) => {
    const [cheat, near] = at(index) as [Regular, Regular];
    const reaction = reactionOf(chance);
    const player = cheat.races(reaction, lie.resting && index % 2 === 0 ? null : lie, chance);
    const played = playRace(lie.mute ? [player, near.races(reactionOf(chance), null, chance)] : [player], 0, chance, most);
    cheat.raced(played, 0);
    const hand = played.verdict.evidence.hands.find(({ seat }) => seat === 0);
    return hand === undefined ? 0 : reaction - hand.time;
  });
  return { name: lie.name, mean: mean(gains), p95: percentile(gains, 0.95) };
}

/**
 * The share of races against an honest hand won by presses of this kind; a reacting player would win half of them. Counted apart: a hand
 * that was held and then came down, lawfully, before an even slower honest one.
 */
function winsOf(lie: Lie, reaction: number | null, count: number, chance: ChanceStream): Omit<MashWins, 'name'> {
  const at = sittings(() => [new Regular(wayOf(chance), chance), new Regular(wayOf(chance), chance)]);
  const won = Array.from({ length: count }, (_, index) => {
    const regulars = at(index);
    const players = [
      regulars[0]!.races(reaction ?? reactionOf(chance), lie, chance),
      regulars[1]!.races(reactionOf(chance), null, chance),
    ];
    const played = playRace(players, 0, chance);
    for (const [seat, regular] of regulars.entries()) regular.raced(played, seat);
    const { order, evidence } = played.verdict;
    const [first = []] = order;
    const share = first.includes(0) ? 1 / first.length : 0;
    const wasHeld =
      evidence.hands.some(({ seat, time }) => seat === 0 && time >= HOLD) && evidence.early.some(({ seat }) => seat === 0);
    return { share, wasHeld };
  });
  const shareOf = (held: boolean): number => mean(won.map(({ share, wasHeld }) => (wasHeld === held ? share : 0)));
  return { wins: shareOf(false), afterHold: shareOf(true) };
}

/** How often it wins at a rated table against an honest hand of the same kind: half is fair. */
function ratedWins(lie: Lie, count: number, chance: ChanceStream): Pick<HideGain, 'wins' | 'uneven'> {
  const at = sittings(() => [new Regular(creditedWay(chance), chance), new Regular(creditedWay(chance), chance)]);
  const shares = Array.from({ length: count }, (_, index) => {
    const regulars = at(index);
    const players = [
      regulars[0]!.races(reactionOf(chance), lie.resting && index % 2 === 0 ? null : lie, chance),
      regulars[1]!.races(reactionOf(chance), null, chance),
    ];
    const played = playRace(players, 0, chance, RATED_CREDIT);
    for (const [seat, regular] of regulars.entries()) regular.raced(played, seat);
    const [first = []] = played.verdict.order;
    const hand = played.verdict.evidence.hands.find(({ seat }) => seat === 0);
    return { wins: first.includes(0) ? 1 / first.length : 0, uneven: hand?.uneven === undefined ? 0 : 1 };
  });
  return { wins: mean(shares.map(({ wins }) => wins)), uneven: mean(shares.map(({ uneven }) => uneven)) };
}
const hidingGain = (lie: Lie, count: number, chance: ChanceStream): HideGain => ({
  ...gainOf(lie, count, chance, creditedWay, RATED_CREDIT),
  ...ratedWins(lie, 3 * count, chance),
});

/** Honest hands at a rated table, of two and of five, over lines that lose this share of their packets. */
function honestShares(way: (chance: ChanceStream) => number, loss: number, count: number, chance: ChanceStream): HonestShares {
  const play = (seats: number, mayMiss: number, races: number) => {
    const at = sittings(() => Array.from({ length: seats }, () => new Regular(way(chance), chance, loss)));
    return Array.from({ length: races }, (_, index) => {
      let reaction = reactionOf(chance) - fromThirty(chance);
      const regulars = at(index);
      const players = regulars.map(regular => {
        reaction += fromThirty(chance);
        return regular.races(reaction, null, chance);
      });
      const played = playRace(players, mayMiss, chance, RATED_CREDIT);
      for (const [seat, regular] of regulars.entries()) regular.raced(played, seat);
      return { right: chanceOfLast(played, seats - 1), hands: played.verdict.evidence.hands };
    });
  };
  const pairs = play(2, 0, count);
  const fives = play(5, 1, count / 2);
  const hands = [...pairs, ...fives].flatMap(race => race.hands);
  const shareOf = (is: (hand: (typeof hands)[number]) => boolean): number => mean(hands.map(hand => (is(hand) ? 1 : 0)));
  return {
    fasterAhead: mean(pairs.map(({ right }) => right)),
    lastRight: mean(fives.map(({ right }) => right)),
    byArrival: shareOf(({ judged }) => judged === 'arrival'),
    held: shareOf(({ held }) => held !== undefined),
    uneven: shareOf(({ uneven }) => uneven !== undefined),
  };
}

/**
 * The best lie under arrival order: the page is told of the cue ahead, shows it at once, and delays the press until it will reach
 * the server just after the cue. By the middle of an exchange it knows that moment exactly, except for jitter.
 */
function gainByArrival(count: number, chance: ChanceStream): LieGain {
  const gains = Array.from({ length: count }, () => {
    const { back, wayBack } = lineOf(kindOf(wayOf(chance), chance), chance);
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
    hides: HIDES.map(lie => hidingGain(lie, options.lies, chance)),
    stutters: hidingGain(STUTTERS, options.lies, chance),
    ratedHonest: honestShares(shortWay, 0, options.pairs, chance),
    ratedFar: honestShares(farWay, 0, options.pairs, chance),
    lossy: honestShares(shortWay, 0.01, options.pairs, chance),
    mashes: MASHES.map(({ lie, reaction }) => ({ name: lie.name, ...winsOf(lie, reaction, 5 * options.lies, chance) })),
    people: PEOPLE.map(racer => foundAmong(racer, options.guests, GUEST_RACES, chance)),
    scripts: SCRIPTS.map(racer => foundAmong(racer, options.guests, GUEST_RACES, chance)),
    arrivalLie,
    taken: mean(hands.map(hand => (hand.judged === 'claim' ? 1 : 0))),
    photos: mean(pairs.map(pair => (pair.photo ? 1 : 0))),
    twoEdges: twoEdges(),
  };
}
