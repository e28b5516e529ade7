/** Shoot the gun from his hand. Destroy one Colty card with base firepower 2 or less in the current battlefield. */
import type { Card } from '../../vocabulary/card.ts';

export const shootTheGun = {
  id: 'shoot-the-gun',
  back: 'mcready',
  set: 'base',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    { on: 'play', do: [{ op: 'destroy', target: { side: 'opp', what: 'card', at: 'current', pick: 'self', maxBase: 2 } }] },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
