/** Swarm of horseflies. */
import type { Card } from '../../words/card.ts';

export const swarmOfHorseflies = {
  id: 'swarm-of-horseflies',
  back: 'frontier',
  set: '1.4',
  type: 'action',
  copies: 1,
  unique: false,
  cost: { discard: 2 },
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'play',
      do: [
        {
          op: 'shuffle-in',
          target: {
            side: 'opp',
            what: 'card',
            at: 'any',
            notTypes: ['location', 'open-range'],
            notIds: ['armed-train-guard'],
            pick: 'self',
            wide: true,
          },
        },
      ],
    },
  ],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
