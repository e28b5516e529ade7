/** The row: five battlefields, and the prison between the third and the fourth. */
import type { RowCard } from '../vocabulary/card.ts';

export const row = [
  /** The Bank at Repentance Springs. */
  {
    id: 'bank',
    set: 'base',
    spaces: 4,
    defence: 2,
    effects: [],
    source: { known: ['set'], house: ['spaces', 'defence', 'text'] },
  },
  /** Whiskey Canyon. */
  {
    id: 'whiskey-canyon',
    set: 'base',
    spaces: 5,
    defence: 2,
    effects: [],
    source: { known: ['set'], house: ['spaces', 'defence', 'text'] },
  },
  /** Buzzard Point. */
  {
    id: 'buzzard-point',
    set: 'base',
    spaces: 2,
    defence: 2,
    effects: [],
    source: { known: ['set'], house: ['spaces', 'defence', 'text'] },
  },
  /**
   * San Manzanillo Prison. Card text does not work here unless it names the prison. A failed McReady attack here frees Santiago: he
   * joins the gang with a True Grit token, and Colty takes the Garrotte, if it lies under him, into his hand. If the turn marker
   * leaves while Santiago is still here, he and the Garrotte leave the game.
   */
  {
    id: 'san-manzanillo-prison',
    set: '1.2',
    spaces: 2,
    defence: 6,
    effects: [
      { on: 'after-attack', if: { attackFailed: true }, do: [{ op: 'free' }] },
      { on: 'leave', do: [{ op: 'remove-prisoner' }] },
    ],
    source: { seed: ['set', 'text'], house: ['spaces', 'defence', 'text'] },
  },
  /** Rattlesnake Creek. With module A, the duel outside the Black Dog saloon is fought here. */
  {
    id: 'rattlesnake-creek',
    set: 'base',
    spaces: 5,
    defence: 1,
    effects: [],
    source: { known: ['set', 'defence'], house: ['spaces', 'text'] },
  },
  /**
   * 3:15 Express from Rattlesnake Station. If a McReady turn ends with the turn marker on space 4 and Jack Colty is alive, Colty
   * wins.
   */
  {
    id: 'express-315',
    set: 'base',
    spaces: 4,
    defence: 1,
    effects: [],
    source: { known: ['set', 'spaces', 'defence'], house: ['spaces', 'text'] },
  },
] as const satisfies readonly RowCard[];
