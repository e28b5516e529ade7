/** The games with puzzles, and the game of the day's puzzle. The lists are long, and fetched on demand. */
import type { Puzzle } from '../../bots/puzzles/form.ts';
import { type DateName, dayNumber } from '../day/terms.ts';
import { posters } from '../games/registry.ts';

const listsAt = import.meta.glob<{ readonly default: readonly Puzzle[] }>('../../games/*/puzzles.json');
const pathOf = (game: string): string => `../../games/${game}/puzzles.json`;
export const isPuzzled = (game: string): boolean => pathOf(game) in listsAt;
export const puzzledGames: readonly string[] = posters.map(({ game }) => game).filter(isPuzzled);
/** The puzzles of a game, easiest first. */
export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> => (await listsAt[pathOf(game)]?.())?.default ?? [];

/** Two games after that of the day's deal, so that the two differ. */
const APART = 2;
export const puzzledOn = (date: DateName): string | null => puzzledGames[(dayNumber(date) + APART) % puzzledGames.length] ?? null;
