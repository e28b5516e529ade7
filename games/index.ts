/** The registry: one line a game. Everything else that there is to know of a game is in its box. */

import type { Game, Kinds } from '../kernel/game.ts';
import { eachOf, keysOf } from '../kernel/records.ts';
import type { Box } from './box.ts';
import { box as caliber45 } from './caliber-45/box.ts';
import { box as revolver } from './revolver/box.ts';
import { box as steelBullets } from './steel-bullets/box.ts';
import { box as wrightGang } from './wright-gang/box.ts';

export const boxes = {
  'wright-gang': wrightGang,
  'caliber-45': caliber45,
  'steel-bullets': steelBullets,
  revolver,
} as const satisfies { readonly [game: string]: Box };
export type GameId = keyof typeof boxes;
/** The rules alone. */
export const games: { readonly [G in GameId]: Game<Kinds> } = eachOf(keysOf(boxes), id => boxes[id].game);
