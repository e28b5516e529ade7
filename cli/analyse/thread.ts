/** A thread that analyses its part of a game, and tells each step as soon as it is done. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnalysisPart, analyse } from '../../bots/analysis.ts';
import { type LookBack, lookBack } from '../../bots/looking-back.ts';
import { boxes, type GameId } from '../../games/index.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Log } from '../../kernel/log.ts';
import { editionOf } from '../../server/tables/editions.ts';

export interface AnalysisTask {
  readonly game: GameId;
  readonly log: Log;
  readonly playouts: number;
  readonly part: AnalysisPart;
}
const { game, log, playouts, part } = workerData as AnalysisTask;
// The program that started the thread has already checked this log.
const mind = (await editionOf(boxes[game], log.header.rules))!.mind!;
const back = lookBack(mind, log) as LookBack<Kinds>;
for (const step of analyse(mind, back, playouts, part)) parentPort!.postMessage(step);
