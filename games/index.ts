/** The registry: every game there is. Only what passes the customs house gets in. */
import { admit } from '../kernel/game.ts';
import { wrightGang } from './wright-gang/game.ts';

export const games = {
  'wright-gang': admit(wrightGang),
} as const;
export type GameId = keyof typeof games;
