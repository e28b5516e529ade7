/** Dragged behind the horse. Move one lawman from the current battlefield to the previous one. */
import type { Card } from '../../vocabulary/card.ts';

export const draggedBehindTheHorse = {
  id: 'dragged-behind-the-horse',
  back: 'colty',
  set: '1.1',
  type: 'action',
  copies: 2,
  unique: false,
  cost: { discard: 1 },
  firepower: null,
  icons: [],
  effects: [
    { on: 'play', do: [{ op: 'move', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' }, to: 'previous' }] },
  ],
  source: { known: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons'] },
} as const satisfies Card;
