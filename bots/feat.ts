/**
 * A feat: a finished game of one player against steady bots that any reader can replay. It proves itself: the cards follow from the seed,
 * the bots' moves from the seed and from their views, so a replay shows whether the bots moved so, and how the game ended. It holds no
 * times but those of races, which only the page that saw the hand can know.
 */
import type { Bot, Reaction } from '../kernel/bot.ts';
import type { Game, Input, Kinds, Outcome, RaceVerdict } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { digest, isFault, LOG_FORMAT, type Log, type LogFault, type LogLine, logLine, logStart, replay } from '../kernel/log.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { Millis, Move, Seat, Seed } from '../kernel/seat.ts';
import { steadyStep, steadyThought, THINKING } from './steady.ts';

/** A clock's input, a move, or an event of a race: an input whose time counts from the previous one. */
export type FeatStep = 0 | readonly [seat: Seat, move: Move] | JsonObject;
export interface Feat {
  readonly game: string;
  readonly rules: number;
  readonly config: Json;
  readonly seed: Seed;
  /** The bots' names by seat; null is the player. */
  readonly chairs: readonly (string | null)[];
  readonly steps: readonly FeatStep[];
}
/**
 * Why something is not a feat: malformed, of other rules, a refused step, no end, bots that would have played otherwise, too long to
 * replay.
 */
export const unfits = ['shape', 'rules', 'refused', 'short', 'bots', 'long'] as const;
export interface Unfit {
  readonly unfit: (typeof unfits)[number];
  /** The step where it fails. */
  readonly at: number;
}
export const isUnfit = (x: object): x is Unfit => 'unfit' in x;

/** More steps than any game takes. */
export const MOST_STEPS = 4000;
const MOST_SEATS = 9;

const isObject = (x: unknown): x is { readonly [key: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);
const isStep = (x: unknown): boolean =>
  x === 0 || isObject(x) || (Array.isArray(x) && x.length === 2 && Number.isInteger(x[0]) && isObject(x[1]));
/** Received data, if it has the form of a feat. */
export const readFeat = (given: unknown): Feat | Unfit => {
  const no: Unfit = { unfit: 'shape', at: 0 };
  if (!isObject(given)) return no;
  const { game, rules, config, seed, chairs, steps } = given;
  if (typeof game !== 'string' || !Number.isInteger(rules) || config === undefined) return no;
  if (typeof seed !== 'string' || seed.length > 200 || !Array.isArray(chairs) || chairs.length > MOST_SEATS) return no;
  if (!chairs.every(who => who === null || typeof who === 'string') || chairs.filter(who => who === null).length !== 1) return no;
  if (!Array.isArray(steps) || steps.length > MOST_STEPS || !steps.every(isStep)) return no;
  return { game, rules: rules as number, config: config as Json, seed, chairs, steps };
};
export const playerOf = ({ chairs }: Pick<Feat, 'chairs'>): Seat => chairs.indexOf(null);

/** Feats of the same deal have the same name: the same game and rules, cards, bots, options and chair. */
export const dealName = ({ game, rules, config, seed, chairs }: Feat): string => digest([game, rules, config, seed, chairs]);

const shifted = (input: JsonObject, by: Millis): JsonObject =>
  Object.fromEntries(
    Object.entries(input).map(([part, value]) => [
      part,
      ['at', 'cue', 'again', 'tick'].includes(part) && typeof value === 'number' ? value + by : value,
    ]),
  );
const stepOf = (input: Input, isRace: boolean, clock: Millis): FeatStep => {
  if (isRace) return shifted(input as unknown as JsonObject, -clock);
  return 'seat' in input ? [input.seat, input.move] : 0;
};
/** A log as a feat: without times and moves taken back. A replay shows whether its bots were steady. */
export const featOf = <K extends Kinds>(game: Game<K>, log: Log, chairs: Feat['chairs']): Feat | LogFault => {
  const first = logStart(game, log.header);
  if (isFault(first)) return first;
  const kept: { readonly step: FeatStep; readonly table: K['Table'] }[] = [];
  const last = replay(game, log, ({ in: input }, { table }) => {
    if ('undo' in input) {
      kept.pop();
      return;
    }
    const before = kept.at(-1)?.table ?? first.table;
    kept.push({ step: stepOf(input, game.race(before) !== null, before.clock), table });
  });
  if (isFault(last)) return last;
  const { game: id, rules, config, seed } = log.header;
  return { game: id, rules, config, seed, chairs, steps: kept.map(({ step }) => step) };
};

/** The kinds of step that make up a race: a feat may hold no others in their place. */
const isOfRace = (step: JsonObject): boolean =>
  'cue' in step || 'again' in step || 'verdict' in step || (Number.isInteger(step['seat']) && isObject(step['move']));
/** The input of a step; null where there can be none. */
const inputOf = <K extends Kinds>(game: Game<K>, table: K['Table'], step: FeatStep): Input | null => {
  const alarm = game.alarm(table);
  if (step === 0) return alarm === null ? null : { tick: alarm };
  if (!Array.isArray(step)) {
    const raced = step as JsonObject;
    return game.race(table) === null || !isOfRace(raced) ? null : (shifted(raced, table.clock) as unknown as Input);
  }
  const [seat, move] = step as readonly [Seat, Move];
  return { seat, move, at: Math.min(table.clock + THINKING, alarm ?? Number.POSITIVE_INFINITY) };
};

interface Ended<K extends Kinds> {
  readonly table: K['Table'];
  readonly outcome: Outcome;
}
type Witness<K extends Kinds> = (before: K['Table'], input: Input, after: K['Table']) => Unfit['unfit'] | null;
/** Replays every step, by the rules alone. The witness may object. */
export const playedAgain = <K extends Kinds>(game: Game<K>, feat: Feat, witness: Witness<K> = () => null): Ended<K> | Unfit => {
  const { rules, chairs, seed, steps } = feat;
  if (feat.game !== game.id || rules !== game.version) return { unfit: 'rules', at: 0 };
  const [least, most] = game.seats;
  if (chairs.length < least || chairs.length > most) return { unfit: 'shape', at: 0 };
  const config = game.configure(feat.config, chairs.length);
  if (isRefusal(config)) return { unfit: 'shape', at: 0 };
  let table = game.setup(config, chairs.length, seed);
  for (const [at, step] of steps.entries()) {
    if (game.outcome(table) !== null) return { unfit: 'refused', at };
    const input = inputOf(game, table, step);
    if (input === null || ('seat' in input && (input.seat < 0 || input.seat >= chairs.length))) return { unfit: 'refused', at };
    const next = game.next(table, input);
    if (isRefusal(next)) return { unfit: 'refused', at };
    const objection = witness(table, input, next);
    if (objection !== null) return { unfit: objection, at };
    table = next;
  }
  const outcome = game.outcome(table);
  return outcome === null ? { unfit: 'short', at: steps.length } : { table, outcome };
};

/** As a log, to watch and to analyse. */
export const logOfFeat = <K extends Kinds>(game: Game<K>, feat: Feat, names: readonly string[]): Log | Unfit => {
  const lines: LogLine[] = [];
  const last = playedAgain(game, feat, (_, input, after) => {
    lines.push(logLine(lines.length + 1, input, after));
    return null;
  });
  if (isUnfit(last)) return last;
  const { game: id, rules, config, seed, chairs } = feat;
  return {
    header: { sixgun: LOG_FORMAT, game: id, rules, seats: chairs.length, config, seed, names },
    lines,
    end: { end: lines.length, outcome: last.outcome },
  };
};

/** Hand times have tenths of milliseconds. */
const TOLD: Millis = 0.1;
/** Do the hands match these bots' reactions? A hand that the verdict did not wait for may be missing. */
const isTheirs = (reactions: ReadonlyMap<Seat, Reaction | null>, { order, evidence }: RaceVerdict): boolean => {
  const hands = (evidence as { readonly hands?: readonly { readonly seat: Seat; readonly time: Millis }[] } | null)?.hands;
  if (!Array.isArray(hands) || !hands.every(hand => isObject(hand) && typeof hand['time'] === 'number')) return false;
  const timeOf = (seat: Seat): Millis => hands.find(hand => hand.seat === seat)?.time ?? Number.NaN;
  const times = order.flat().map(timeOf);
  const last = times.at(-1) ?? Number.POSITIVE_INFINITY;
  if (!times.every((time, i) => i === 0 || times[i - 1]! <= time)) return false;
  return [...reactions].every(([seat, reaction]) => {
    const isThere = order.some(hand => hand.includes(seat));
    if (reaction === null) return !isThere;
    return isThere ? Math.abs(timeOf(seat) - reaction.after) < TOLD : reaction.after >= last;
  });
};

/** Replays every step with the same bots: a feat holds when they act as recorded. Only the player's hand in a race is taken on trust. */
export const proven = <K extends Kinds>(
  game: Game<K>,
  bots: readonly Bot<K>[],
  feat: Feat,
  isLate: () => boolean = () => false,
): Ended<K> | Unfit => {
  const seated = feat.chairs.map(name => (name === null ? null : (bots.find(bot => bot.name === name) ?? 'nobody')));
  if (seated.includes('nobody')) return { unfit: 'rules', at: 0 };
  const chairs = seated as readonly (Bot<K> | null)[];
  const { seed } = feat;
  let reactions: ReadonlyMap<Seat, Reaction | null> = new Map();
  const isFirst = (seat: Seat, move: Move, hand: string): boolean => {
    const reaction = reactions.get(seat);
    return move.do === hand || reaction?.first.some(each => JSON.stringify(each) === JSON.stringify(move)) === true;
  };
  return playedAgain(game, feat, (before, input, after) => {
    if (isLate()) return 'long';
    const race = game.race(before);
    if (race !== null) {
      if ('tick' in input) return 'bots';
      if ('cue' in input)
        reactions = new Map(
          race.racers.flatMap(seat => {
            const bot = chairs[seat] ?? null;
            return bot === null ? [] : [[seat, bot.react(steadyThought(game, after, seat, seed))] as const];
          }),
        );
      if ('verdict' in input && !isTheirs(reactions, input.verdict)) return 'bots';
      return 'seat' in input && chairs[input.seat] !== null && !isFirst(input.seat, input.move, race.hand) ? 'bots' : null;
    }
    if ('seat' in input && chairs[input.seat] === null) return null;
    const step = steadyStep(game, before, chairs, seed);
    const did = 'seat' in input ? { seat: input.seat, move: input.move } : null;
    return JSON.stringify(step) === JSON.stringify(did) ? null : 'bots';
  });
};

/** The first step at which two games of the same deal differ; null when they are equal. */
export const partedAt = (one: readonly FeatStep[], other: readonly FeatStep[]): number | null => {
  const at = one.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(other[i]));
  if (at >= 0) return at;
  return one.length === other.length ? null : one.length;
};
