/** First Deputy Charlie Weathers. Coming into play: you may take one Deputy from your discard pile into your hand. */
import type { Card } from '../../vocabulary/card.ts';

export const charlieWeathers = {
  id: 'charlie-weathers',
  back: 'mcready',
  set: 'base',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 3,
  icons: ['lawman', 'gunfighter', 'lock'],
  effects: [{ on: 'enter', do: [{ op: 'recover', id: 'deputy', may: true }] }],
  source: { known: ['set', 'copies', 'unique', 'type', 'firepower'], house: ['cost', 'icons', 'text'] },
} as const satisfies Card;
