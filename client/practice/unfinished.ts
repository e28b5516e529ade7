/** Unfinished practice games, newest first: the saloon's knowledge of them without the browser's database. */
import { recall, remember } from '../shell/settings.ts';

export interface Unfinished {
  readonly game: string;
  /** The seating: a bot by its internal name, or null for the player. */
  readonly bots: readonly (string | null)[];
}
export const UNFINISHED_KEY = 'unfinished';

export const unfinishedGames = (): readonly Unfinished[] => {
  try {
    return JSON.parse(recall(UNFINISHED_KEY) ?? '[]') as readonly Unfinished[];
  } catch {
    return [];
  }
};
const without = (game: string): readonly Unfinished[] => unfinishedGames().filter(each => each.game !== game);
const keep = (games: readonly Unfinished[]): void => remember(UNFINISHED_KEY, games.length === 0 ? null : JSON.stringify(games));
export const gameBegun = (begun: Unfinished): void => keep([begun, ...without(begun.game)]);
export const gameOver = (game: string): void => keep(without(game));
