/** A bot's input for a choice, at any table: its seat's view and offers, dreams of what else could be true, its own dice. */
import type { Thought } from '../kernel/bot.ts';
import { below } from '../kernel/chance/dice.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Dice } from '../kernel/sealed.ts';
import type { Seat } from '../kernel/seat.ts';

const never = (): boolean => false;

/** The view is computed only for a bot that reads it: most bots have nothing to decide most of the time. */
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
