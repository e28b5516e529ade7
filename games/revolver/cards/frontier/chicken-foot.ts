/**
 * Chicken foot dipped in rattlesnake venom. Name a card by its full title. If the opponent holds it, they discard one such card;
 * otherwise nothing happens.
 */
import type { Card } from '../../vocabulary/card.ts';

export const chickenFoot = {
  id: 'chicken-foot',
  back: 'frontier',
  set: '1.4',
  type: 'action',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'play', do: [{ op: 'discard', who: 'opp', n: 1, how: 'named' }] }],
  source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
