/** `sixgun puzzles`: bots play on all cores, and positions in which one move is clearly best become puzzles. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chosen } from '../../bots/puzzles/choosing.ts';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import type { Box } from '../../games/box.ts';
import { boxes } from '../../games/index.ts';
import { gameNamed, wholeNumber } from '../choose.ts';
import { type Command, failed, misused, onlySo, printTo, readArgs } from '../command.ts';
import type { PuzzleNews, PuzzleTask } from './thread.ts';

const options = {
  count: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  file: { type: 'string' },
  out: { type: 'string' },
} as const;

/** A line of the file from which the search can be resumed: a puzzle, or the number of a finished game. */
type FoundLine = (PuzzleNews & { readonly seed: string }) & { readonly game: string };
const known = (file: string, game: string): FoundLine[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, i): FoundLine[] => {
      if (text === '') return [];
      try {
        const line = JSON.parse(text) as FoundLine;
        return line.game === game ? [line] : [];
      } catch {
        return failed(`${file}, line ${i + 1}, is no find: name another file, or delete that line`);
      }
    });
};
interface Search {
  readonly task: PuzzleTask;
  readonly threads: number;
  /** Numbers of finished games. */
  readonly over: ReadonlySet<number>;
  readonly millis: number;
  /** Are there enough puzzles? */
  heard(news: PuzzleNews): boolean;
}
/** Plays games until there are enough puzzles or time is up. */
const searched = async ({ task, threads, over, millis, heard }: Search): Promise<void> => {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./thread.js', import.meta.url), { workerData: task }));
  let n = 0;
  const next = (): number => {
    while (over.has(n)) n++;
    return n++;
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, millis);
    for (const worker of workers) {
      worker.on('message', (news: PuzzleNews) => {
        if (heard(news)) {
          clearTimeout(timer);
          resolve();
        } else if ('done' in news) worker.postMessage(next());
      });
      worker.on('error', reject);
      worker.postMessage(next());
    }
  }).finally(() => Promise.all(workers.map(worker => worker.terminate())));
};

const LONGEST = 24 * 60;
/** Find this many times as many as are kept, for a better choice. */
const MORE = 1.5;
/** One puzzle per line, so that changing one changes one line. */
const listed = (puzzles: readonly Puzzle[]): string => `[\n${puzzles.map(puzzle => JSON.stringify(puzzle)).join(',\n')}\n]\n`;

export const puzzlesCommand: Command = {
  about: 'make puzzles: positions out of games among bots in which one move is clearly best',
  help: `sixgun puzzles <game> --out O [--count N] [--minutes M] [--seed S] [--threads T] [--file F]

  --out O      write the puzzles to this file, the easiest first: a list of scenarios
  --count N    how many (200), out of half as many again; all kinds in turn
  --minutes M  look no longer than this (60)
  --seed S     any text; the same seed gives the same games ("puzzles")
  --threads T  games at a time (as many as the machine has cores)
  --file F     write every find to this file as well, and begin with those it has: a search that was stopped goes on

What makes a puzzle is in docs/bots.md; sixgun scenario plays the file.`,
  async run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const game = gameNamed(onlySo(positionals, 1)[0]);
    if ((boxes[game] as Box).puzzles === undefined) misused(`${game} has no puzzles`);
    const out = values.out ?? misused('where to? Name a file: --out puzzles.json');
    const count = wholeNumber(values.count ?? '200', '--count', 1, 100_000);
    const minutes = wholeNumber(values.minutes ?? '60', '--minutes', 0, LONGEST);
    const threads = wholeNumber(values.threads ?? String(availableParallelism()), '--threads', 1, 1024);
    const seed = values.seed ?? 'puzzles';
    const lines = values.file === undefined ? [] : known(values.file, game);
    const found = lines.flatMap(line => ('found' in line ? [line.found] : []));
    const over = new Set(lines.flatMap(line => ('done' in line && line.seed === seed ? [line.done] : [])));
    const heard = (news: PuzzleNews): boolean => {
      if (values.file !== undefined) appendFileSync(values.file, `${JSON.stringify({ game, seed, ...news })}\n`);
      if (!('found' in news)) return false;
      found.push(news.found);
      return found.length >= Math.floor(MORE * count);
    };
    if (minutes > 0) await searched({ task: { game, seed }, threads, over, millis: 60_000 * minutes, heard });
    const kept = chosen(found, count);
    writeFileSync(out, listed(kept));
    print(`${kept.length} puzzles of ${found.length} that were found are in ${out}`);
    return 0;
  },
};
