/** Garrotte. */
import type { Card } from '../../words/card.ts';

export const garrotte = {
  id: 'garrotte',
  back: 'colty',
  set: '1.4',
  type: 'firepower',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 1,
  icons: [],
  effects: [
    { on: 'state', if: 'santiago-dead', do: [{ op: 'remove-self' }] },
    { on: 'hand', do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' } }] },
  ],
  source: { seed: ['set', 'copies', 'unique', 'text'], house: ['type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
