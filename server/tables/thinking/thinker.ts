/** A thread in which bots think: it takes a table, a seat and a time, and answers with a move, or with a hint where no bot is named. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hintFrom } from '../../../bots/hint.ts';
import { thoughtOf } from '../../../bots/thought.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import type { HintAsked, Pondered } from '../../../table/runtime.ts';
import { editionOf } from '../editions.ts';
import { allGames } from '../served-games.ts';

// The serving thread has priority. Only on Linux does a thread have its own priority; elsewhere it is the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type Asked = Pondered | (HintAsked & Pick<Pondered, 'within'>);
const answer = async (asked: Asked): Promise<unknown> => {
  const { game: id, rules, table, seat, seed, within } = asked;
  const { game, bots, mind } = (await editionOf(allGames.get(id)!, rules))!;
  const until = performance.now() + within;
  const thought = thoughtOf(game, table, seat, diceFrom(seed), () => performance.now() > until);
  if ('bot' in asked) return { move: bots.find(({ name }) => name === asked.bot)!.choose(thought) };
  return mind === undefined ? { moves: [] } : hintFrom(thought, mind);
};
parentPort!.on('message', async (asked: Asked) => parentPort!.postMessage(await answer(asked)));
