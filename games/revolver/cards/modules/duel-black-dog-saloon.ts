/** Duel outside the Black Dog saloon. */
import type { Card } from '../../words/card.ts';

export const duelBlackDogSaloon = {
  id: 'duel-black-dog-saloon',
  back: 'table',
  set: '1.4',
  type: 'event',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'ability', if: 'marker-at-creek-and-cortez-alive', once: 'game', do: [{ op: 'duel' }] }],
  source: { seed: ['set', 'copies', 'unique', 'type', 'text'], house: ['cost', 'firepower', 'icons'] },
} as const satisfies Card;
