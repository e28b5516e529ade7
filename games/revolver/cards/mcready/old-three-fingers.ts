/**
 * Old Three Fingers. A grizzly. The opponent cannot destroy it. Discard it after an attack at its battlefield in which no bandit
 * died.
 */
import type { Card } from '../../vocabulary/card.ts';

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
  effects: [{ on: 'after-attack', if: { not: { died: 'attack' } }, do: [{ op: 'discard-self' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
