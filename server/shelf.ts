/** The games that are served, by name. */
import { bots, type GameId, games } from '../games/index.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';

export interface Boxed {
  readonly game: Game<Kinds>;
  /** From the weakest to the strongest. */
  readonly bots: readonly Bot<Kinds>[];
}
export type Shelf = ReadonlyMap<string, Boxed>;

export const wholeShelf: Shelf = new Map(
  (Object.keys(games) as GameId[]).map(id => [id, { game: games[id] as unknown as Game<Kinds>, bots: bots[id] }]),
);
