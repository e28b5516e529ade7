/** The first page of the rulebook of Wright Brothers' Gang in English: all that one needs to begin. */
import type { Brief } from '../../../../words/game.ts';
import * as n from '../../figures.ts';
import { sum } from '../sum.ts';

export const brief: Brief = {
  goal: `Carry off the most loot: every card of it is a point, and after ${n.rounds.default} rounds the most points win.`,
  turn: `Do one thing: lay cards on the loot (one card, equal cards, or a sum such as ${sum(2, 5)}), play an event, or pass. Then everybody draws up to ${n.limit}, cards in the revolver included. At any time, also when others move, you may load cards face down into your revolver: they decide who gets the loot.`,
  cards: `${n.ordinary} ordinary cards from ${n.numbers[0]} to ${n.highest}. A Joker in a revolver copies a number; a Miss cancels a card of the highest number. Events: a Swap trades cards with somebody, a War party takes a card out of every other revolver, a Sidekick lets you hold one card more.`,
  end: `From the second Sheriff on anybody may start a shoot-out; the fourth starts it by itself. All slap the pile, and the last hand gets nothing. The others open their revolvers: the largest group of equal cards takes half of the loot, the next half of the rest, and so on. With two players there is a duel for ${n.bonus} bonus cards, and the winner takes it all.`,
};
