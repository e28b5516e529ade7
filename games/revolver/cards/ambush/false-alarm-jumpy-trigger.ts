/** False alarm: a jumpy trigger. Colty destroys one lawman with base firepower 2 or less in this battlefield. */
import type { Ambush } from '../../vocabulary/card.ts';

export const falseAlarmJumpyTrigger = {
  id: 'false-alarm-jumpy-trigger',
  back: 'ambush',
  set: '1.1',
  type: 'event',
  copies: 1,
  unique: false,
  cost: {},
  firepower: null,
  icons: [],
  effects: [
    {
      on: 'reveal',
      do: [{ op: 'destroy', target: { side: 'mcready', what: 'lawman', at: 'here', maxBase: 2, pick: 'colty' } }],
    },
  ],
  source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  favours: 'colty',
} as const satisfies Ambush;
