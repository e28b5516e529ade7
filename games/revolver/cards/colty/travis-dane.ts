/**
 * Travis Dane – Molly Maguire Member. While Travis is in the current battlefield, “Get a rope, boys” and “Ambush!” cost McReady
 * one card more. In your Play phase you may discard a card to move Travis to the current battlefield.
 */
import type { Card } from '../../vocabulary/card.ts';

export const travisDane = {
  id: 'travis-dane',
  back: 'colty',
  set: '1.4',
  type: 'character',
  copies: 1,
  unique: true,
  cost: { discard: 1 },
  firepower: 1,
  icons: ['bandit-ally', 'lock'],
  effects: [
    { on: 'static', if: { here: 'current' }, do: [{ op: 'cost-mod', ids: ['get-a-rope-boys', 'ambush'], who: 'opp', discard: 1 }] },
    { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] },
  ],
  source: { seed: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  inContentsList: false,
} as const satisfies Card;
