/** Warden Amos Thorne. Coming into play: Colty discards one card at random. */
import type { Card } from '../../vocabulary/card.ts';

export const wardenThorne = {
  id: 'warden-thorne',
  back: 'mcready',
  set: '1.2',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 3,
  icons: ['lawman', 'lock'],
  effects: [{ on: 'enter', do: [{ op: 'discard', who: 'opp', n: 1, how: 'random' }] }],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
