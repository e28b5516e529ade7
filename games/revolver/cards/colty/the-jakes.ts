/** “The Jakes” Railworker’s privy hut. */
import type { Card } from '../../words/card.ts';

export const theJakes = {
  id: 'the-jakes',
  back: 'colty',
  set: '1.4',
  type: 'location',
  copies: 1,
  unique: true,
  cost: { discard: 2 },
  firepower: 0,
  icons: ['no-limit', 'immovable'],
  effects: [
    { on: 'enter', do: [{ op: 'draw', who: 'self', n: 4 }] },
    { on: 'state', if: 'buffalo-stampede-here', do: [{ op: 'kill', by: 'lowest' }, { op: 'discard-self' }] },
  ],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
} as const satisfies Card;
