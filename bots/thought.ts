/** What a bot is given to choose by, at any table: what its seat sees and may do, dreams of what else could be true, chance of its own. */
import type { Thought } from '../kernel/bot.ts';
import { below } from '../kernel/chance/dice.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Dice } from '../kernel/sealed.ts';
import type { Seat } from '../kernel/seat.ts';

const never = (): boolean => false;

/** The view is drawn up only for a bot that looks: most have nothing to decide most of the time. */
export const thoughtOf = <K extends Kinds>(
  game: Game<K>,
  table: K['Table'],
  seat: Seat,
  dice: Dice,
  isLate = never,
): Thought<K> => {
  let seen: K['View'] | null = null;
  return {
    seat,
    get view() {
      seen ??= game.glance(table, seat);
      return seen;
    },
    offers: game.offers(table, seat),
    moves: verb => game.moves(table, seat, verb),
    dream: () => game.imagine(table, seat, `dream ${below(dice, 2 ** 21)} ${below(dice, 2 ** 21)}`),
    roll: n => below(dice, n),
    isLate,
  };
};
