/** Rosa Delgado – cantina dancer. Coming into play: McReady discards one card at random. */
import type { Card } from '../../vocabulary/card.ts';

export const rosaDelgado = {
  id: 'rosa-delgado',
  back: 'colty',
  set: 'base',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 1,
  icons: ['bandit-ally'],
  effects: [{ on: 'enter', do: [{ op: 'discard', who: 'opp', n: 1, how: 'random' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
