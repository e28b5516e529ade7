/** The registry: every game there is. Only what passes the customs house gets in. */
import type { Bot } from '../kernel/bot.ts';
import { admit, type Kinds } from '../kernel/game.ts';
import type { Report } from '../kernel/report.ts';
import { bots as caliber45Bots } from './caliber-45/bot.ts';
import { caliber45 } from './caliber-45/game.ts';
import { report as caliber45Report } from './caliber-45/report.ts';
import { bots as revolverBots } from './revolver/bot.ts';
import { revolver } from './revolver/game.ts';
import { report as revolverReport } from './revolver/report.ts';
import { bots as steelBulletsBots } from './steel-bullets/bot.ts';
import { steelBullets } from './steel-bullets/game.ts';
import { bots as wrightGangBots } from './wright-gang/bot.ts';
import { wrightGang } from './wright-gang/game.ts';

export const games = {
  'wright-gang': admit(wrightGang),
  'caliber-45': admit(caliber45),
  'steel-bullets': admit(steelBullets),
  revolver: admit(revolver),
} as const;
export type GameId = keyof typeof games;

/** The bots that know each game, from the weakest to the strongest. */
export const bots: { readonly [G in GameId]: readonly Bot<Kinds>[] } = {
  'wright-gang': wrightGangBots,
  'caliber-45': caliber45Bots,
  'steel-bullets': steelBulletsBots,
  revolver: revolverBots,
};

/** What simulations count, for games that have something to count. */
export const reports: { readonly [G in GameId]?: Report } = {
  'caliber-45': caliber45Report,
  revolver: revolverReport,
};
