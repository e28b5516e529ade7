/** Many games among bots, one after another, and their results in numbers. */
import { join } from 'node:path';
import { type FinishedMatch, match } from '../../bots/match.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Report } from '../../kernel/report.ts';
import { Failed } from '../command.ts';
import { Chronicle } from '../logs/chronicle.ts';

export interface Lengths {
  readonly min: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}
type Counts = { readonly [what: string]: number };
/** The output of `--json`. A shared win counts as its share. */
export interface Tally {
  readonly game: string;
  /** The game's name for this seating, if it has one. */
  readonly setting: string | null;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly finished: number;
  readonly inputs: number;
  readonly seconds: number;
  readonly inputsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly lengths: Lengths | null;
  /** How long people would have played, at the game's stated pace. */
  readonly minutes: Lengths | null;
  readonly winsBySeat: readonly number[];
  readonly winsByTeam: readonly number[] | null;
  readonly winsByBot: Counts;
  readonly averageScoreBySeat: readonly number[];
  readonly endings: Counts;
  /** The game's own counters, over all games. */
  readonly counted: { readonly [group: string]: Counts };
  /** Why the first unfinished game did not finish. */
  readonly firstFault: string | null;
}
export interface MatchPlan {
  readonly game: Game<Kinds>;
  readonly setting: string | null;
  readonly config: Json;
  readonly bots: readonly Bot<Kinds>[];
  readonly games: number;
  readonly seed: string;
  readonly folder: string | null;
  readonly report: Report | null;
}

/** Sums by name. */
class Sums {
  readonly #sums = new Map<string, number>();
  add(what: string, n = 1): void {
    this.#sums.set(what, (this.#sums.get(what) ?? 0) + n);
  }
  get counts(): Counts {
    return Object.fromEntries([...this.#sums].map(([what, n]) => [what, rounded(n)]));
  }
}
const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const lengthsOf = (lengths: readonly number[]): Lengths | null => {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return sorted.length === 0 ? null : { min: at(0), median: at(0.5), p90: at(0.9), max: sorted.at(-1)! };
};

interface Timed extends FinishedMatch<Kinds> {
  readonly minutes: number;
}
const oneGame = (plan: MatchPlan, n: number, count: (group: string, what: string) => void): Timed => {
  const { game, config, bots, folder, report } = plan;
  const seed = `${plan.seed} ${n}`;
  const names = bots.map((bot, seat) => `${bot.name}-${seat + 1}`);
  const record = folder === null ? null : new Chronicle(game, config, seed, names);
  let seconds = 0;
  const played = match<Kinds>({
    game,
    config,
    bots,
    seed,
    witness: (input, table) => {
      record?.add(input, table);
      if (report !== null && 'move' in input) seconds += report.pace[input.move.do] ?? report.pace.otherwise;
    },
    ...(report === null ? {} : { rail: report.listener(count) }),
  });
  if (folder !== null) record?.write(join(folder, `${fileName(plan)}-${n + 1}.log`), game.outcome(played.table));
  return { ...played, minutes: Math.round(seconds / 6) / 10 };
};
const fileName = ({ game, setting }: MatchPlan): string => (setting === null ? game.id : `${game.id}-${setting}`);

export const tallied = (plan: MatchPlan, step: () => void): Tally => {
  const { game, bots, report } = plan;
  const seats = bots.map(() => 0);
  const points = bots.map(() => 0);
  const teams = new Map<number, number>();
  const [byBot, endings] = [new Sums(), new Sums()];
  for (const bot of bots) byBot.add(bot.name, 0);
  const counted = Object.fromEntries(Object.keys(report?.counted ?? {}).map(group => [group, new Sums()]));
  const [lengths, minutes]: [number[], number[]] = [[], []];
  let firstFault: string | null = null;
  const began = performance.now();
  for (let n = 0; n < plan.games; n++) {
    step();
    let played: Timed;
    try {
      played = oneGame(plan, n, (group, what) => counted[group]!.add(what));
    } catch (e) {
      if (e instanceof Failed) throw e;
      firstFault ??= `game ${n + 1}: ${(e as Error).message}`;
      continue;
    }
    const { winners, score, endings: ends, teams: sides } = game.outcome(played.table)!;
    lengths.push(played.inputs);
    minutes.push(played.minutes);
    for (const seat of winners) {
      seats[seat]! += 1 / winners.length;
      byBot.add(bots[seat]!.name, 1 / winners.length);
    }
    for (const [team, side] of sides?.entries() ?? [])
      teams.set(team, (teams.get(team) ?? 0) + winners.filter(seat => side.includes(seat)).length / winners.length);
    score.forEach((own, seat) => {
      points[seat]! += own;
    });
    for (const ending of ends) endings.add(ending);
  }
  const seconds = (performance.now() - began) / 1000;
  const inputs = lengths.reduce((sum, n) => sum + n, 0);
  return {
    game: game.id,
    setting: plan.setting,
    seats: bots.length,
    options: plan.config,
    seed: plan.seed,
    bots: bots.map(bot => bot.name),
    games: plan.games,
    finished: lengths.length,
    inputs,
    seconds: rounded(seconds),
    inputsPerSecond: Math.round(inputs / seconds),
    gamesPerSecond: rounded(lengths.length / seconds),
    lengths: lengthsOf(lengths),
    minutes: report === null ? null : lengthsOf(minutes),
    winsBySeat: seats.map(rounded),
    winsByTeam: teams.size === 0 ? null : [...teams.values()].map(rounded),
    winsByBot: byBot.counts,
    averageScoreBySeat: points.map(sum => (lengths.length === 0 ? 0 : rounded(sum / lengths.length))),
    endings: endings.counts,
    counted: Object.fromEntries(Object.entries(counted).map(([group, sums]) => [group, sums.counts])),
    firstFault,
  };
};
