/**
 * Ramshackle hut. Coming into play: choose a card from your deck, shuffle the rest and put that card on top. Cannot be moved. Does
 * not count towards the column limit.
 */
import type { Card } from '../../vocabulary/card.ts';

export const ramshackleHut = {
  id: 'ramshackle-hut',
  back: 'colty',
  set: '1.4',
  type: 'location',
  copies: 1,
  unique: false,
  cost: {},
  firepower: 1,
  icons: ['no-limit', 'immovable'],
  effects: [{ on: 'enter', do: [{ op: 'search', to: 'top' }] }],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
} as const satisfies Card;
