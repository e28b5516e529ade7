/** A thread that plays the games of an arena, one at a time, as it is asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { bout } from '../../bots/arena.ts';
import type { GameId } from '../../games/index.ts';
import type { Json } from '../../kernel/json.ts';
import { botsOf, everyGame } from '../choose.ts';

export interface ArenaSetting {
  readonly game: GameId;
  readonly config: Json;
  readonly seats: number;
  readonly seed: string;
}
export interface Task {
  readonly bots: readonly [string, string];
  readonly n: number;
}
const { game: id, config, seats, seed } = workerData as ArenaSetting;
const known = botsOf(id);
const named = (name: string) => known.find(bot => bot.name === name)!;

parentPort!.on('message', ({ bots: [a, b], n }: Task) => {
  const contest = { game: everyGame[id]!, config: config as never, seats, seed };
  parentPort!.postMessage(bout(contest, [named(a), named(b)], n, () => performance.now()));
});
