/** A thread in which bots think: it is given a table, a seat and a time, and answers with a move. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { thoughtOf } from '../bots/thought.ts';
import { diceFrom } from '../kernel/dice.ts';
import type { Pondered } from '../table/house.ts';
import { wholeShelf } from './shelf.ts';

// The thread that serves people goes first. Only on Linux does a thread have a priority of its own; elsewhere it is the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort!.on('message', ({ game: id, bot: name, table, seat, seed, within }: Pondered) => {
  const { game, bots } = wholeShelf.get(id)!;
  const until = performance.now() + within;
  const thought = thoughtOf(game, table, seat, diceFrom(seed), () => performance.now() > until);
  parentPort!.postMessage({ move: bots.find(bot => bot.name === name)!.choose(thought) });
});
