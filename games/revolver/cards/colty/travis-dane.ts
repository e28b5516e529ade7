/** Travis Dane, Molly Maguire Member. */
import type { Card } from '../../words/card.ts';

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
    { on: 'static', if: 'here-is-current', do: [{ op: 'cost-mod', ids: ['get-a-rope-boys', 'ambush'], who: 'opp', discard: 1 }] },
    { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] },
  ],
  source: { seed: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  inContentsList: false,
} as const satisfies Card;
