/** A thread that plays games of an arena, one at a time, on request. */
import { parentPort, workerData } from 'node:worker_threads';
import { bout } from '../../bots/arena.ts';
import type { GameId } from '../../games/index.ts';
import type { Json } from '../../kernel/json.ts';
import { botsOf, everyGame } from '../choose.ts';
import { mindsOf, pupilsOf, seenBy } from './minds.ts';

export interface ArenaSetting {
  readonly game: GameId;
  readonly config: Json;
  readonly seats: number;
  readonly seed: string;
  /** For bots that only arenas know: dreams per decision, and learned weights. */
  readonly dreams?: number;
  readonly weights?: string;
  readonly moves?: string;
}
export interface Task {
  readonly bots: readonly [string, string];
  readonly n: number;
}
const { game: id, config, seats, seed, dreams, weights, moves } = workerData as ArenaSetting;
const known = [
  ...botsOf(id),
  ...(dreams === undefined ? [] : mindsOf(id, dreams, weights ?? null)),
  ...pupilsOf(id, moves ?? null),
];
const named = (name: string) => known.find(bot => bot.name === name)!;

parentPort!.on('message', ({ bots: [a, b], n }: Task) => {
  const contest = { config: config as never, seats, seed };
  const game = seenBy(everyGame[id]!, contest, [a, b], n);
  parentPort!.postMessage(bout({ ...contest, game }, [named(a), named(b)], n, () => performance.now()));
});
