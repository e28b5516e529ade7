/** A thread that searches bots' games for puzzles, one game at a time, on request. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { puzzlesOf } from '../../bots/puzzles/maker.ts';
import { boxes, type GameId } from '../../games/index.ts';
import { levelsOf } from '../../kernel/bot.ts';

export interface PuzzleTask {
  readonly game: GameId;
  readonly seed: string;
}
/** A puzzle, or the number of a finished game. */
export type PuzzleNews = { readonly found: Puzzle } | { readonly done: number };

const { game, seed } = workerData as PuzzleTask;
const { mind, bots, puzzles } = boxes[game];
const making = { mind: mind!, levels: levelsOf(bots).filter(bot => bot.hurried === undefined), setting: puzzles! };
const tell = (news: PuzzleNews): void => parentPort!.postMessage(news);

parentPort!.on('message', (n: number) => {
  puzzlesOf(making, seed, n, found => tell({ found }));
  tell({ done: n });
});
