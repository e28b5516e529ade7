/**
 * Duel outside the Black Dog saloon. Lies beside Rattlesnake Creek. Once per game, in his own turn while the turn marker is there
 * and Cortez is alive, Colty may call McReady out.
 */
import type { Card } from '../../vocabulary/card.ts';

export const duelBlackDogSaloon = {
  id: 'duel-black-dog-saloon',
  back: 'table',
  set: '1.4',
  type: 'event',
  copies: 1,
  unique: true,
  cost: {},
  firepower: null,
  icons: [],
  effects: [{ on: 'ability', if: { marker: 'rattlesnake-creek', lives: 'cortez' }, once: 'game', do: [{ op: 'duel' }] }],
  module: 'moduleA',
  begins: 'beside',
  verb: 'duel',
  source: { seed: ['set', 'copies', 'unique', 'type', 'text'], house: ['cost', 'firepower', 'icons'] },
} as const satisfies Card;
