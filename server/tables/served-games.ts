/** The served games, by name, and their kept rules. */

import type { Mind } from '../../bots/mind.ts';
import type { HouseSetting } from '../../games/box.ts';
import { boxes } from '../../games/index.ts';
import type { Kinds } from '../../kernel/game.ts';
import type { Slow } from '../../kernel/slow.ts';
import type { Edition } from '../../table/runtime.ts';

export interface WeighedEdition extends Edition {
  /** How moves are evaluated, where possible. */
  readonly mind?: Mind<Kinds>;
}
export interface ServedGame extends WeighedEdition {
  /** How it is played by correspondence, where possible. */
  readonly slow?: Slow;
  /** The oldest version of its rules whose games continue; by default only the current one. */
  readonly playedSince?: number;
  readonly house?: HouseSetting;
}
export type ServedGames = ReadonlyMap<string, ServedGame>;

export const allGames: ServedGames = new Map(Object.entries(boxes));
