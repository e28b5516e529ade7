/** `sixgun analyse`: reviews a logged game: every player's chances, slips and blunders, and luck. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Account, type AnalysedStep, accountOf, turningPoint, usualPlayouts } from '../../bots/analysis.ts';
import { causes, lookBack } from '../../bots/looking-back.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isFault } from '../../kernel/log.ts';
import { wholeNumber } from '../choose.ts';
import { type Command, failed, onlySo, printTo, readArgs } from '../command.ts';
import { editionFor, faulty, logIn, namesIn } from '../logs/logs.ts';
import { typed } from '../play/sheet.ts';
import { progress } from '../progress.ts';
import type { AnalysisTask } from './thread.ts';

const LEVELS = '▁▂▃▄▅▆▇█';
const WIDTH = 60;
/** Chances as a row of bars, at most WIDTH of them. */
const bars = (chances: readonly number[]): string => {
  const width = Math.min(WIDTH, chances.length);
  return Array.from({ length: width }, (_, i) => {
    const chance = chances[Math.round((i * (chances.length - 1)) / Math.max(1, width - 1))]!;
    return LEVELS[Math.min(LEVELS.length - 1, Math.floor(chance * LEVELS.length))];
  }).join('');
};
const points = (share: number): string => (100 * share).toFixed(0).replace(/^-0$/, '0');
const signed = (share: number): string => `${share < 0 ? '' : '+'}${points(share)}`;
/** Half of an interval of 95 %. */
const around = (error: number): string => `± ${points(1.96 * error)}`;

const faultsIn = (game: Game<Kinds>, steps: readonly AnalysedStep[], names: readonly string[]): readonly string[] =>
  steps.flatMap(({ n, move, decision }) => {
    if (decision === null || (decision.mark !== 'slip' && decision.mark !== 'blunder')) return [];
    const { seat, mark, best, loss, within, dreams } = decision;
    const lost = `${points(loss)} ± ${points(within)} points less than ${typed(game, best, names)}`;
    return [
      `${String(n).padStart(5)}  ${mark.padEnd(7)}  ${names[seat]}: ${typed(game, move!, names)}, ${lost} (${dreams} dreams)`,
    ];
  });
const said = ({ start, end, moved, lost, marks }: Account): readonly string[] => [
  `chance ${points(start)} % to ${points(end)} %: ${causes.map(cause => `${cause} ${signed(moved[cause].by)} ${around(moved[cause].error)}`).join(', ')}`,
  `lost by own moves ${points(lost.by)} ${around(lost.error)}: ${Object.entries(marks)
    .map(([mark, n]) => `${n} ${mark}`)
    .join(', ')}`,
];

/** Every step, in order; each thread analyses a part of them. */
const analysed = async (task: Omit<AnalysisTask, 'part'>, threads: number, done: () => void): Promise<readonly AnalysedStep[]> => {
  const steps: AnalysedStep[] = [];
  const one = (n: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: AnalysisTask = { ...task, part: { n, of: threads } };
      const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData });
      worker.on('message', (step: AnalysedStep) => {
        steps.push(step);
        done();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: threads }, (_, n) => one(n)));
  return steps.toSorted((a, b) => a.n - b.n);
};

const options = { json: { type: 'boolean' }, playouts: { type: 'string' }, threads: { type: 'string' } } as const;
const MOST_PLAYOUTS = 100_000;
const MOST_THREADS = 256;

export const analyseCommand: Command = {
  about: 'look back on a logged game: chances, slips and blunders, luck',
  help: `sixgun analyse <log> [--playouts <n>] [--threads <n>] [--json]

Weighs every decision from what its player could know then, and every player's chance to win after every step. A slip (3 points of chance)
or a blunder (10) is only called one when the loss is larger than its interval of 99 %; the other intervals are of 95 %. docs/bots.md says how.

  --playouts  dreams that are played out for one decision (as many as take about half a minute on one core)
  --threads   how many threads share the work (one for each core)
  --json      everything, as JSON; the same log and playouts give the same`,
  async run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const asked = values.playouts === undefined ? null : wholeNumber(values.playouts, '--playouts', 1, MOST_PLAYOUTS);
    const threads = wholeNumber(values.threads ?? String(availableParallelism()), '--threads', 1, MOST_THREADS);
    const found = logIn(onlySo(positionals, 1)[0]);
    const { file, log, id } = found;
    const { game, mind } = await editionFor(found);
    if (mind === undefined) return failed(`${file}: there is no bot that can weigh moves of ${id}`);
    const back = lookBack(mind, log);
    if (isFault(back)) return faulty(file, back);
    const names = namesIn(log.header);
    const playouts = asked ?? usualPlayouts(mind, back);
    const began = performance.now();
    const bar = progress(back.steps.length + 1);
    const steps = await analysed({ game: id, log, playouts }, threads, () => bar.step());
    bar.clear();
    const accounts = names.map((_, seat) => accountOf(steps, seat));
    const turning = turningPoint(steps)?.n ?? null;
    if (values.json === true) {
      print(JSON.stringify({ game: id, names, playouts, turning, accounts, steps }));
      return 0;
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    print(`${file}: ${id}, ${names.join(', ')}`);
    print(
      `inputs: ${log.lines.length}, decisions weighed: ${back.decisions}, playouts a decision: ${playouts}, in ${seconds} s on ${threads} ${threads === 1 ? 'thread' : 'threads'}\n`,
    );
    const width = Math.max(...names.map(name => name.length));
    for (const [seat, name] of names.entries())
      print(`${name.padEnd(width)}  ${bars(steps.map(({ chances }) => chances.of[seat]!))}`);
    const faults = faultsIn(game, steps, names);
    print(`\n${faults.length === 0 ? 'no slip and no blunder that these playouts could show' : faults.join('\n')}\n`);
    for (const [seat, name] of names.entries()) for (const line of said(accounts[seat]!)) print(`${name.padEnd(width)}  ${line}`);
    if (turning !== null) print(`\nturning point: input ${turning}`);
    return 0;
  },
};
