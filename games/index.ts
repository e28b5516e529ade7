/** The registry: every game there is. Only what passes the customs house gets in. */
import type { Bot } from '../kernel/bot.ts';
import { admit, type Kinds } from '../kernel/game.ts';
import { bots as caliber45Bots } from './caliber-45/bot.ts';
import { caliber45 } from './caliber-45/game.ts';
import { bots as steelBulletsBots } from './steel-bullets/bot.ts';
import { steelBullets } from './steel-bullets/game.ts';
import { bots as wrightGangBots } from './wright-gang/bot.ts';
import { wrightGang } from './wright-gang/game.ts';

export const games = {
  'wright-gang': admit(wrightGang),
  'caliber-45': admit(caliber45),
  'steel-bullets': admit(steelBullets),
} as const;
export type GameId = keyof typeof games;

/** The bots that know each game, from the weakest to the strongest. */
export const bots: { readonly [G in GameId]: readonly Bot<Kinds>[] } = {
  'wright-gang': wrightGangBots,
  'caliber-45': caliber45Bots,
  'steel-bullets': steelBulletsBots,
};
