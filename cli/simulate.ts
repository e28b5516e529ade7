/** `sixgun simulate`: many games among bots, and what came of them. */
import { join } from 'node:path';
import { type Finished, match } from '../bots/match.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Json } from '../kernel/secret.ts';
import { botsFor, configFor, everyGame, gameNamed, seatsFor, wholeNumber } from './choose.ts';
import { Chronicle } from './chronicle.ts';
import { type Command, Failed, onlySo, print, readArgs } from './command.ts';
import { progress } from './progress.ts';

interface Lengths {
  readonly min: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}
/** What `--json` prints. A win that is shared counts as its share. */
export interface Tally {
  readonly game: string;
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
  readonly winsBySeat: readonly number[];
  readonly winsByBot: { readonly [bot: string]: number };
  readonly averageScoreBySeat: readonly number[];
  readonly endings: { readonly [ending: string]: number };
  /** Why the first game that did not finish did not. */
  readonly firstFault: string | null;
}
interface Plan {
  readonly game: Game<Kinds>;
  readonly config: Json;
  readonly bots: readonly Bot<Kinds>[];
  readonly games: number;
  readonly seed: string;
  readonly folder: string | null;
}

const lengthsOf = (inputs: readonly number[]): Lengths | null => {
  const sorted = inputs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return sorted.length === 0 ? null : { min: at(0), median: at(0.5), p90: at(0.9), max: sorted.at(-1)! };
};
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

const oneGame = ({ game, config, bots, seed, folder }: Plan, n: number): Finished<Kinds> => {
  const names = bots.map((bot, seat) => `${bot.name}-${seat + 1}`);
  const record = folder === null ? null : new Chronicle(game, config, `${seed} ${n}`, names);
  const played = match<Kinds>({
    game,
    config,
    bots,
    seed: `${seed} ${n}`,
    ...(record === null ? {} : { witness: (input, table) => record.add(input, table) }),
  });
  if (folder !== null) record?.write(join(folder, `${game.id}-${n + 1}.log`), game.outcome(played.table));
  return played;
};

export const simulate = (plan: Plan): Tally => {
  const { game, bots } = plan;
  const wins = bots.map(() => 0);
  const points = bots.map(() => 0);
  const byBot: { [bot: string]: number } = {};
  for (const bot of bots) byBot[bot.name] = 0;
  const endings: { [ending: string]: number } = {};
  const lengths: number[] = [];
  let firstFault: string | null = null;
  const bar = progress(plan.games);
  const began = performance.now();
  for (let n = 0; n < plan.games; n++) {
    bar.step();
    let played: Finished<Kinds>;
    try {
      played = oneGame(plan, n);
    } catch (e) {
      if (e instanceof Failed) throw e;
      firstFault ??= `game ${n + 1}: ${(e as Error).message}`;
      continue;
    }
    const { winners, score, endings: ends } = game.outcome(played.table)!;
    lengths.push(played.inputs);
    for (const seat of winners) {
      wins[seat]! += 1 / winners.length;
      byBot[bots[seat]!.name]! += 1 / winners.length;
    }
    score.forEach((own, seat) => {
      points[seat]! += own;
    });
    for (const ending of ends) endings[ending] = (endings[ending] ?? 0) + 1;
  }
  const seconds = (performance.now() - began) / 1000;
  bar.end();
  const inputs = lengths.reduce((sum, n) => sum + n, 0);
  return {
    game: game.id,
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
    winsBySeat: wins.map(rounded),
    winsByBot: Object.fromEntries(Object.entries(byBot).map(([bot, n]) => [bot, rounded(n)])),
    averageScoreBySeat: points.map(sum => (lengths.length === 0 ? 0 : rounded(sum / lengths.length))),
    endings,
    firstFault,
  };
};

const share = (n: number, of: number): string => `${n} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`;
const shown = (t: Tally): string => {
  const all = Object.values(t.endings).reduce((sum, n) => sum + n, 0);
  const rows: [string, string][] = [
    ['games', `${t.games}, ${t.finished} finished, in ${t.seconds} s`],
    ['inputs', `${t.inputs}, ${t.inputsPerSecond} a second`],
  ];
  if (t.lengths !== null) {
    const { min, median, p90, max } = t.lengths;
    rows.push(['inputs a game', `${min} least, ${median} median, ${p90} in nine of ten at most, ${max} most`]);
  }
  t.winsBySeat.forEach((won, seat) => {
    rows.push([
      `seat ${seat + 1}, ${t.bots[seat]}`,
      `${share(won, t.finished)} won, ${t.averageScoreBySeat[seat]} points on average`,
    ]);
  });
  for (const [bot, won] of Object.entries(t.winsByBot)) rows.push([`all ${bot}`, `${share(won, t.finished)} won`]);
  for (const [ending, n] of Object.entries(t.endings).toSorted(([, a], [, b]) => b - a))
    rows.push([`ended by ${ending}`, share(n, all)]);
  if (t.firstFault !== null) rows.push(['did not finish', t.firstFault]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
};

const options = {
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  options: { type: 'string' },
  log: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const simulateCommand: Command = {
  about: 'play many games among bots and count what came of them',
  help: `sixgun simulate <game> [--seats N] [--games G] [--seed S] [--bots a,b,…] [--options JSON] [--log DIR] [--json]

  --seats N       how many play (4, or as many as the game is for)
  --games G       how many games (100)
  --seed S        any text; the same seed gives the same games ("sixgun")
  --bots a,b,…    a bot for each seat; fewer names than seats repeat (the game's middle bot)
  --options JSON  table options, such as '{"rounds": 1}'
  --log DIR       write every game to a log in this folder
  --json          one JSON object instead of the table; wins shared among n players count 1/n each

The exit code is 1 when a game did not finish.`,
  run(args) {
    const { values, positionals } = readArgs(args, options);
    const id = gameNamed(onlySo(positionals, 1)[0]);
    const game = everyGame[id]!;
    const seats = seatsFor(game, values.seats);
    const tally = simulate({
      game,
      config: configFor(game, values.options, seats),
      bots: botsFor(id, values.bots, seats),
      games: wholeNumber(values.games ?? '100', '--games', 1, 10_000_000),
      seed: values.seed ?? 'sixgun',
      folder: values.log ?? null,
    });
    print(values.json ? JSON.stringify(tally) : shown(tally));
    return tally.finished === tally.games ? 0 : 1;
  },
};
