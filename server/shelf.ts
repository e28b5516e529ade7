/** The games that are served, by name. */
import { boxes } from '../games/index.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';

export interface Boxed {
  readonly game: Game<Kinds>;
  /** The levels from the weakest to the strongest, then the characters. */
  readonly bots: readonly Bot<Kinds>[];
}
export type ServerShelf = ReadonlyMap<string, Boxed>;

export const wholeShelf: ServerShelf = new Map(Object.entries(boxes));
