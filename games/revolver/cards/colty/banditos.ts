/** Banditos. Coming into play: you may take one Banditos from your discard pile into your hand. */
import type { Card } from '../../vocabulary/card.ts';

export const banditos = {
  id: 'banditos',
  back: 'colty',
  set: 'base',
  type: 'character',
  copies: 4,
  unique: false,
  cost: { discard: 1 },
  firepower: 2,
  icons: ['bandit-ally'],
  effects: [{ on: 'enter', do: [{ op: 'recover', id: 'banditos', may: true }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
