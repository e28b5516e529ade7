/** Old Three Fingers. */
import type { Card } from '../../words/card.ts';

export const oldThreeFingers = {
  id: 'old-three-fingers',
  back: 'mcready',
  set: '1.1',
  type: 'firepower',
  copies: 1,
  unique: true,
  cost: { random: 1 },
  firepower: 4,
  icons: ['lawman', 'animal', 'impervious'],
  effects: [{ on: 'after-attack', if: 'no-bandit-died-in-attack', do: [{ op: 'discard-self' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
