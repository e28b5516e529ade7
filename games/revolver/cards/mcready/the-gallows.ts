/** The gallows. While the gallows stand in the current battlefield, “Get a rope, boys” costs you 1 less. Cannot be moved. */
import type { Card } from '../../vocabulary/card.ts';

export const theGallows = {
  id: 'the-gallows',
  back: 'mcready',
  set: '1.2',
  type: 'location',
  copies: 1,
  unique: true,
  cost: {},
  firepower: 0,
  icons: ['immovable'],
  effects: [
    { on: 'static', if: { here: 'current' }, do: [{ op: 'cost-mod', ids: ['get-a-rope-boys'], who: 'mcready', discard: -1 }] },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
} as const satisfies Card;
