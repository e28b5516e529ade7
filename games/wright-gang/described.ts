/** What authors of scenarios of Wright Brothers' Gang must know beyond the declaration. */
import type { Described } from '../../kernel/described.ts';

export const described: Described = {
  tellings: {
    round: ['round', 'first'],
    passed: ['seat'],
    deadlock: [],
    'shoot-out': ['seat'],
    duel: ['seat'],
    'duel-off': ['values'],
    'false-slap': ['seat', 'values'],
    'fourth-sheriff': [],
    hands: ['hands', 'missing'],
    missed: ['seat', 'whom'],
    ranked: ['ranking', 'shares', 'loot', 'out'],
  },
  lapses: { turn: ['pass'], give: ['give'], race: ['nothing'], ready: ['ready'], aim: ['miss'] },
  laying: [
    'All cards are in play: the box stays empty, and what is not named lies beneath the deck, the Sheriffs among it.',
    'Write "any!sheriff*12" where no Sheriff may come up. Two players have three bonus cards.',
    'score is the sum of the shares in rounds, and round is one more than rounds has.',
  ],
};
