/** `sixgun arena`: bots play each other from every seat, on all cores; results are shown with intervals. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Bout, ratingsOf, type Score, sidesOf } from '../../bots/arena.ts';
import { MOVES_FORM } from '../../bots/learned/weights.ts';
import { intervalOf } from '../../bots/weighing.ts';
import { digest } from '../../kernel/log.ts';
import { botsOf, configFor, everyGame, gameNamed, seatsFor, wholeNumber } from '../choose.ts';
import { type Command, failed, misused, onlySo, printTo, readArgs } from '../command.ts';
import { textOf } from '../files.ts';
import { progress } from '../progress.ts';
import { faultIn, mindsOf, pupilsOf } from './minds.ts';
import type { ArenaSetting, Task } from './thread.ts';

/** A line of the file from which an arena can be resumed: one game. */
interface Played extends Task, Bout {
  readonly setting: string;
}

const options = {
  bots: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  threads: { type: 'string' },
  file: { type: 'string' },
  dreams: { type: 'string' },
  weights: { type: 'string' },
  moves: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const nameOf = (task: Task): string => `${task.bots.join(' ')} ${task.n}`;
/** The results of an earlier run with the same setting, from its file. */
const known = (file: string | undefined, setting: string): Played[] => {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i): Played[] => {
      if (line === '') return [];
      try {
        const played = JSON.parse(line) as Played;
        return played.setting === setting ? [played] : [];
      } catch {
        return failed(`${file}, line ${i + 1}, is not a game of an arena: name another file, or delete that line`);
      }
    });
};

/** Plays every task, each thread taking the next as soon as it is free. */
const playAll = async (
  setting: ArenaSetting,
  tasks: Task[],
  threads: number,
  done: (task: Task, bout: Bout) => void,
): Promise<void> => {
  const left = tasks.toReversed();
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: setting });
      let task: Task | undefined;
      const next = (): void => {
        task = left.pop();
        if (task === undefined) worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(task);
      };
      worker.on('message', (bout: Bout) => {
        done(task!, bout);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(threads, left.length) }, one));
};

interface Row extends Score {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly msMedian: number | null;
  readonly msMax: number | null;
}
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const rowOf = (bots: readonly [string, string], bouts: readonly Bout[]): Row => {
  const won = bouts.reduce((sum, bout) => sum + bout.won, 0);
  const millis = bouts.flatMap(bout => bout.millis).sort((a, b) => a - b);
  const at = (i: number): number | null => (millis.length === 0 ? null : Math.round(millis[i]! * 10) / 10);
  const { low, high } = intervalOf(won, bouts.length);
  return {
    bots,
    won,
    games: bouts.length,
    share: won / bouts.length,
    low,
    high,
    msMedian: at(Math.floor(millis.length / 2)),
    msMax: at(millis.length - 1),
  };
};
const shown = ({ bots: [a, b], share, low, high, games, msMedian, msMax }: Row): string =>
  `${a} against ${b}: ${percent(share)} (${percent(low)} to ${percent(high)}) of ${games} games${
    msMedian === null ? '' : `; ${msMedian} ms a thought, ${msMax} at most`
  }`;

export const arenaCommand: Command = {
  about: 'let bots play each other from every seat, and rate them',
  help: `sixgun arena <game> --bots a,b,… [--seats N] [--games G] [--seed S] [--options JSON] [--threads T] [--file F] [--dreams N [--weights F]] [--moves F] [--json]

  --bots a,b,…    two or more; each plays each other one, alone at its seat (or in its team) against the other at all the rest
  --seats N       how many play (2, or as few as the game is for)
  --games G       games of each bot against each other one, at least (100); every seat plays every deal
  --seed S        any text; the same seed gives the same deals ("arena")
  --options JSON  table options, such as '{"race": "draw"}'
  --threads T     games at a time (as many as the machine has cores)
  --file F        write every game to this file, and do not play again what it has: an arena that was stopped goes on
  --dreams N      more players join, who search with N dreams a decision: thinker (as the legend), believer (by what others' acts
                  tell), seer (who knows all that any player knows: a ceiling)
  --weights F     and learned, who judges by the weights of sixgun train
  --moves F       pupil joins, who plays without a search by the weights of sixgun train --moves
  --json          one JSON object instead of the table

Shares of wins come with an interval of 95 %, beside the share that would be fair; the rating is Bradley and Terry's, 400 points for ten
times the odds.`,
  async run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const id = gameNamed(onlySo(positionals, 1)[0]);
    const game = everyGame[id]!;
    const seats = seatsFor(game, values.seats ?? String(Math.max(2, game.seats[0])));
    const dreams = values.dreams === undefined ? undefined : wholeNumber(values.dreams, '--dreams', 1, 100_000);
    const weights = values.weights === undefined ? undefined : textOf(values.weights);
    if (weights !== undefined && dreams === undefined) misused('--weights needs --dreams');
    const fault = faultIn(id, weights ?? null);
    if (fault !== null)
      streams.errors.write(`sixgun: ${values.weights} cannot be used: ${fault}. In its place the hand-written judge plays.\n`);
    const moves = values.moves === undefined ? undefined : textOf(values.moves);
    const unfit = faultIn(id, moves ?? null, MOVES_FORM);
    if (unfit !== null) streams.errors.write(`sixgun: ${values.moves} cannot be used: ${unfit}. Its player plays by hunch.\n`);
    const thinkers = dreams === undefined ? [] : mindsOf(id, dreams, weights ?? null);
    const names = [...botsOf(id), ...thinkers, ...pupilsOf(id, moves ?? null)].map(bot => bot.name);
    const bots = (values.bots ?? misused('which bots? Name at least two: --bots a,b')).split(',').map(name => name.trim());
    for (const name of bots)
      if (!names.includes(name)) misused(`there is no bot "${name}" for ${id}: the bots are ${names.join(', ')}`);
    if (new Set(bots).size < 2 || new Set(bots).size < bots.length) misused('--bots must name two or more bots, each once');
    const setting: ArenaSetting = {
      game: id,
      config: configFor(game, values.options, seats),
      seats,
      seed: values.seed ?? 'arena',
      ...(dreams === undefined ? {} : { dreams }),
      ...(weights === undefined ? {} : { weights }),
      ...(moves === undefined ? {} : { moves }),
    };
    const threads = wholeNumber(values.threads ?? String(availableParallelism()), '--threads', 1, 1024);
    const sides = sidesOf({ ...setting, game, config: setting.config as never });
    const games = Math.ceil(wholeNumber(values.games ?? '100', '--games', 1, 10_000_000) / sides) * sides;

    const pairs = bots.flatMap((a, i) => (sides === 2 ? bots.slice(i + 1) : bots.filter(b => b !== a)).map(b => [a, b] as const));
    const found = new Map<string, Bout>();
    // Of weights a digest tells as much.
    const key = JSON.stringify(setting, (name, value) => (name === 'weights' || name === 'moves' ? digest([value]) : value));
    for (const played of known(values.file, key)) found.set(nameOf(played), played);
    const tasks = pairs.flatMap(pair => Array.from({ length: games }, (_, n): Task => ({ bots: pair, n })));
    const open = tasks.filter(task => !found.has(nameOf(task)));
    const bar = progress(open.length);
    await playAll(setting, open, threads, (task, bout) => {
      found.set(nameOf(task), bout);
      if (values.file !== undefined) appendFileSync(values.file, `${JSON.stringify({ setting: key, ...task, ...bout })}\n`);
      bar.step();
    });
    bar.clear();
    const rows = pairs.map(pair =>
      rowOf(
        pair,
        tasks.filter(({ bots: of }) => of === pair).map(task => found.get(nameOf(task))!),
      ),
    );
    const ratings = ratingsOf(rows, sides);
    if (values.json) print(JSON.stringify({ ...setting, fair: 1 / sides, pairs: rows, ratings: Object.fromEntries(ratings) }));
    else {
      print(`${id}, ${seats} players, ${percent(1 / sides)} would be fair\n${rows.map(shown).join('\n')}`);
      print(
        [
          '',
          ...[...ratings].toSorted(([, a], [, b]) => b - a).map(([name, points]) => `${String(points).padStart(5)}  ${name}`),
        ].join('\n'),
      );
    }
    return 0;
  },
};
