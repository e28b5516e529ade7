/** The games that are served, by name, and their rules as they were. */

import type { Mind } from '../../bots/mind.ts';
import type { HouseSetting } from '../../games/box.ts';
import { boxes } from '../../games/index.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Slow } from '../../kernel/slow.ts';
import type { Edition } from '../../table/runtime.ts';

export interface WeighedEdition extends Edition {
  /** How moves are weighed, where they can be. */
  readonly mind?: Mind<Kinds>;
}
export interface ServedGame extends WeighedEdition {
  /** How it is played by days, where it can be. */
  readonly slow?: Slow;
  /** The oldest version of its rules whose games go on; where it is not said, only today's do. */
  readonly playedSince?: number;
  readonly house?: HouseSetting;
}
export type ServedGames = ReadonlyMap<string, ServedGame>;

export const allGames: ServedGames = new Map(Object.entries(boxes));
