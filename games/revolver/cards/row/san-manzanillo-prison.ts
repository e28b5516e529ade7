/**
 * San Manzanillo Prison. Card text does not work here unless it names the prison. A failed McReady attack here frees Santiago: he
 * joins the gang with a True Grit token, and Colty takes the Garrotte, if it lies under him, into his hand. If the turn marker
 * leaves while Santiago is still here, he and the Garrotte leave the game.
 */
import type { RowCard } from '../../vocabulary/card.ts';

export const sanManzanilloPrison = {
  id: 'san-manzanillo-prison',
  set: '1.2',
  spaces: 2,
  defence: 6,
  effects: [
    { on: 'after-attack', if: { attackFailed: true }, do: [{ op: 'free' }] },
    { on: 'leave', do: [{ op: 'remove-prisoner' }] },
  ],
  source: { seed: ['set', 'text'], house: ['spaces', 'defence', 'text'] },
} as const satisfies RowCard;
