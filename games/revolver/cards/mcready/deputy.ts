/** Deputy. */
import type { Card } from '../../words/card.ts';

export const deputy = {
  id: 'deputy',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 8,
  unique: false,
  cost: {},
  firepower: 2,
  icons: ['lawman'],
  effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: 'own-cowboy-here' }] }],
  source: { known: ['set', 'type', 'firepower', 'text'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
} as const satisfies Card;
