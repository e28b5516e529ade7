/** What a newcomer to Wright Brothers' Gang is told, in English. */
import * as n from '../../figures.ts';
import type { WrightFirst } from '../shape.ts';
import { sum } from '../shape.ts';

export const first: WrightFirst = {
  roles: [
    {
      who: 'You are one of a gang that robs a bank on an airship, and nobody in it trusts anybody.',
      won: 'Everybody lays cards in the middle: that is the loot, a point a card. When the shooting starts, the cards that you have hidden in your revolver decide how much of it is yours. Most points after the last round win.',
    },
  ],
  hints: {
    'question:turn': `Your turn: lay one card, equal cards, or a sum such as ${sum(2, 5)} on the loot. Each card there will be a point for those who win the division; the revolvers decide who wins it.`,
    'zone:revolver':
      'Somebody has loaded a revolver. Load yours whenever you like, on other turns too: pick cards and press Load. In the division the largest group of equal cards comes first, but loaded cards are no points.',
    'zone:sheriffs': `A Sheriff. With ${n.enoughSheriffs} of them anybody may start shooting on their turn, and number ${n.copies.sheriff} starts it by itself: load your revolver in time.`,
    'zone:sidekicks': 'A Sidekick lies on the table: its owner holds one card more until the round ends.',
    'question:give': 'You have taken cards with a Swap. Now give back as many, whichever you like.',
  },
};
