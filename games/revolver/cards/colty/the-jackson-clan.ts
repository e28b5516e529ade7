/** The Jackson Clan. Coming into play: put three power chips on it. After each attack at its battlefield, take one chip off. */
import type { Card } from '../../vocabulary/card.ts';

export const theJacksonClan = {
  id: 'the-jackson-clan',
  back: 'colty',
  set: 'base',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 1,
  icons: ['bandit-ally', 'gunfighter', 'lock'],
  effects: [
    { on: 'enter', do: [{ op: 'chip', n: 3, target: 'self' }] },
    { on: 'after-attack', do: [{ op: 'unchip', n: 1, target: 'self' }] },
  ],
  source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
