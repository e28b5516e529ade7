/**
 * “The Jakes” Railworker’s privy hut. Coming into play: draw four cards. As soon as Buffalo Stampede is in the same battlefield,
 * one bandit is killed and this card is discarded. Cannot be moved. Does not count towards the column limit.
 */
import type { Card } from '../../vocabulary/card.ts';

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
    { on: 'state', check: 'd', if: { facing: ['buffalo-stampede'] }, do: [{ op: 'kill', by: 'lowest' }, { op: 'discard-self' }] },
  ],
  source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
} as const satisfies Card;
