/** Which games have puzzles, and which game has that of the day. The lists are long, and fetched for whoever looks at one. */
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { type DateName, dayNumber } from '../day/terms.ts';
import { posters } from '../games/registry.ts';

const listsAt = import.meta.glob<{ readonly default: readonly Puzzle[] }>('../../games/*/puzzles.json');
const pathOf = (game: string): string => `../../games/${game}/puzzles.json`;
export const isPuzzled = (game: string): boolean => pathOf(game) in listsAt;
export const puzzledGames: readonly string[] = posters.map(({ game }) => game).filter(isPuzzled);
/** The puzzles of a game, easiest first. */
export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> => (await listsAt[pathOf(game)]?.())?.default ?? [];

/** Two games further than the deal of the same day, so that a day has both. */
const APART = 2;
export const puzzledOn = (date: DateName): string | null => puzzledGames[(dayNumber(date) + APART) % puzzledGames.length] ?? null;
