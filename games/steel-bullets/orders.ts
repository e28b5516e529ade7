/**
 * A game of days: what is to be answered with a Will is said before, card by card, so that nobody waits for a window. Where a card is aimed
 * at somebody, or a Will answers theirs, it can be left to those that concern oneself.
 */
import type { Slow } from '../../kernel/slow.ts';
import { aimed, type Situation, situations } from './faces.ts';
import { slowPlayers } from './figures.ts';
import type { BulletsOpen } from './zones.ts';

/** Any such card of another player; and only one aimed at the player who gives the order. */
export type BulletsOrder = Situation | `${Situation}-me`;
const isAimable = (card: Situation): boolean => card === 'will' || aimed.some(each => each === card);
export const orderNames: readonly BulletsOrder[] = situations.flatMap((card): BulletsOrder[] =>
  isAimable(card) ? [`${card}-me`, card] : [card],
);
export const slow: Slow = {
  seats: slowPlayers,
  orders: {
    names: orderNames,
    move: (seat, view, moves, given) => {
      const last = (view.open as unknown as BulletsOpen).pending.at(-1);
      if (last === undefined) return null;
      const isGiven = given.includes(last.card) || (last.whom === seat && given.includes(`${last.card}-me`));
      if (!isGiven) return null;
      for (const move of moves) if (move.do === 'will') return move;
      return null;
    },
  },
};
