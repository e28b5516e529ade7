/** A player's choices for practice: those of the last time, else the poster's number of bots, all of them easy. */
import type { Json } from '../../kernel/json.ts';
import { posterOf } from '../games/registry.ts';
import { recall, remember } from '../shell/settings.ts';

export interface Taste {
  readonly bots: readonly string[];
  readonly options: Json;
  /** Their preferred chair. */
  readonly seat?: number;
}
const keyOf = (game: string): string => `practice:${game}`;
export const tasteOf = (game: string): Taste => {
  const { bots = 0, easiest = '' } = posterOf(game) ?? {};
  const usual: Taste = { bots: Array.from({ length: bots }, () => easiest), options: null };
  try {
    return { ...usual, ...(JSON.parse(recall(keyOf(game)) ?? '{}') as Partial<Taste>) };
  } catch {
    return usual;
  }
};
export const rememberTaste = (game: string, taste: Taste): void => remember(keyOf(game), JSON.stringify(taste));

/** Wins in a row against the bots of this level. */
const winsOf = (game: string): string => `wins:${game}`;
export const countWin = (game: string, won: boolean): number => {
  const wins = won ? Number(recall(winsOf(game)) ?? 0) + 1 : 0;
  remember(winsOf(game), `${wins}`);
  return wins;
};
/** From now on all bots play at this level. */
export const goUpTo = (game: string, level: string): void => {
  const taste = tasteOf(game);
  rememberTaste(game, { ...taste, bots: taste.bots.map(() => level) });
  remember(winsOf(game), null);
};
