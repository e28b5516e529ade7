/** San Manzanillo Prison. */
import type { RowCard } from '../../words/card.ts';

export const sanManzanilloPrison = {
  id: 'san-manzanillo-prison',
  set: '1.2',
  spaces: 2,
  defence: 6,
  effects: [
    { on: 'after-attack', if: 'attack-failed-here', do: [{ op: 'free' }] },
    { on: 'leave', do: [{ op: 'remove-prisoner' }] },
  ],
  source: { seed: ['set', 'text'], house: ['spaces', 'defence', 'text'] },
} as const satisfies RowCard;
