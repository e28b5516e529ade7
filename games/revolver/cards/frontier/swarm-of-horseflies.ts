/**
 * Swarm of horseflies. Choose any opposing card in play (not a Location or an Open Range card) and shuffle it into the deck it
 * came from.
 */
import type { Card } from '../../vocabulary/card.ts';

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
