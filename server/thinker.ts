/** A thread in which bots think: it is given a table, a seat and a time, and answers with a move. */
import { parentPort } from 'node:worker_threads';
import type { Thought } from '../kernel/bot.ts';
import { below, diceFrom } from '../kernel/dice.ts';
import type { Kinds } from '../kernel/game.ts';
import type { Pondered } from '../table/house.ts';
import { wholeShelf } from './shelf.ts';

const thoughtOf = ({ game: id, table, seat, seed, within }: Pondered): Thought<Kinds> => {
  const { game } = wholeShelf.get(id)!;
  const dice = diceFrom(seed);
  const until = performance.now() + within;
  return {
    seat,
    view: game.view(table, seat),
    offers: game.offers(table, seat),
    moves: verb => game.moves(table, seat, verb),
    dream: () => game.imagine(table, seat, `${seed} ${below(dice, 2 ** 21)} ${below(dice, 2 ** 21)}`),
    roll: n => below(dice, n),
    isLate: () => performance.now() > until,
  };
};

parentPort!.on('message', (asked: Pondered) => {
  const bot = wholeShelf.get(asked.game)!.bots.find(({ name }) => name === asked.bot)!;
  parentPort!.postMessage({ move: bot.choose(thoughtOf(asked)) });
});
