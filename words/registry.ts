/** All words there are: the table's in each language, and each game's in each language. */

import { caliber45 as caliber45En } from './en/caliber-45/words.ts';
import { revolver as revolverEn } from './en/revolver/words.ts';
import { steelBullets as steelBulletsEn } from './en/steel-bullets/words.ts';
import { table as en } from './en/table.ts';
import { wrightGang as wrightGangEn } from './en/wright-gang/words.ts';
import type { GameWords } from './game.ts';
import type { Language } from './language.ts';
import { caliber45 as caliber45Ru } from './ru/caliber-45/words.ts';
import { revolver as revolverRu } from './ru/revolver/words.ts';
import { steelBullets as steelBulletsRu } from './ru/steel-bullets/words.ts';
import { table as ru } from './ru/table.ts';
import { wrightGang as wrightGangRu } from './ru/wright-gang/words.ts';
import type { TableWords } from './table.ts';
import { caliber45 as caliber45Uk } from './uk/caliber-45/words.ts';
import { revolver as revolverUk } from './uk/revolver/words.ts';
import { steelBullets as steelBulletsUk } from './uk/steel-bullets/words.ts';
import { table as uk } from './uk/table.ts';
import { wrightGang as wrightGangUk } from './uk/wright-gang/words.ts';

export const tableWords: { readonly [L in Language]: TableWords } = { en, ru, uk };
export const gameWords = {
  'wright-gang': { en: wrightGangEn, ru: wrightGangRu, uk: wrightGangUk },
  'caliber-45': { en: caliber45En, ru: caliber45Ru, uk: caliber45Uk },
  'steel-bullets': { en: steelBulletsEn, ru: steelBulletsRu, uk: steelBulletsUk },
  revolver: { en: revolverEn, ru: revolverRu, uk: revolverUk },
} as const satisfies { readonly [game: string]: { readonly [L in Language]: GameWords } };
