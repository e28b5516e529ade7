/** What a player likes to practise with: remembered from the last time, else as the poster says. */
import type { Json } from '../../kernel/secret.ts';
import { posterOf } from '../games/registry.ts';
import { recall, remember } from '../shell/settings.ts';

export interface Taste {
  readonly bots: readonly string[];
  readonly options: Json;
  /** The chair he likes to sit on. */
  readonly seat?: number;
}
const keyOf = (game: string): string => `practice:${game}`;
export const tasteOf = (game: string): Taste => {
  const usual: Taste = { bots: posterOf(game)?.bots ?? [], options: null };
  try {
    return { ...usual, ...(JSON.parse(recall(keyOf(game)) ?? '{}') as Partial<Taste>) };
  } catch {
    return usual;
  }
};
export const rememberTaste = (game: string, taste: Taste): void => remember(keyOf(game), JSON.stringify(taste));
