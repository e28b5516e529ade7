/** The registry: every game there is. Only what passes the customs house gets in. */
import type { Bot } from '../kernel/bot.ts';
import { admit, type Kinds } from '../kernel/game.ts';
import { bots as revolverBots } from './revolver/bot.ts';
import { revolver } from './revolver/game.ts';
import { bots as steelBulletsBots } from './steel-bullets/bot.ts';
import { steelBullets } from './steel-bullets/game.ts';
import { bots as wrightGangBots } from './wright-gang/bot.ts';
import { wrightGang } from './wright-gang/game.ts';

export const games = {
  'wright-gang': admit(wrightGang),
  'steel-bullets': admit(steelBullets),
  revolver: admit(revolver),
} as const;
export type GameId = keyof typeof games;

/** The bots that know each game, from the weakest to the strongest. */
export const bots: { readonly [G in GameId]: readonly Bot<Kinds>[] } = {
  'wright-gang': wrightGangBots,
  'steel-bullets': steelBulletsBots,
  revolver: revolverBots,
};
