/** Austin Granby – railroad engineer. Coming into play: McReady’s whole discard pile leaves the game. */
import type { Card } from '../../vocabulary/card.ts';

export const austinGranby = {
  id: 'austin-granby',
  back: 'colty',
  set: '1.3',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { dollars: 1 },
  firepower: 1,
  icons: ['bandit-ally'],
  effects: [{ on: 'enter', do: [{ op: 'remove-discard', who: 'opp' }] }],
  source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
