/** The games that are served, by name. */

import type { Mind } from '../../bots/mind.ts';
import { boxes } from '../../games/index.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';

export interface ServedGame {
  readonly game: Game<Kinds>;
  /** The levels from the weakest to the strongest, then the characters. */
  readonly bots: readonly Bot<Kinds>[];
  /** How moves are weighed, where they can be. */
  readonly mind?: Mind<Kinds>;
}
export type ServedGames = ReadonlyMap<string, ServedGame>;

export const allGames: ServedGames = new Map(Object.entries(boxes));
