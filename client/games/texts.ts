/** Texts of a player's own that an option of a game may take, and the page where they are made. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { JsonObject } from '../../kernel/secret.ts';

interface Texts {
  /** Those that fit this option. */
  textsOf(option: string): readonly { readonly value: string; readonly label: string }[];
  /** The address of the page that makes them for this option. */
  pageOf(option: string): string;
  /** What exactly is wrong with a text, where the refusal names it by codes only; null for every other refusal. */
  explain(refusal: Refusal, options: JsonObject): Promise<string | null>;
}
const found = import.meta.glob<Texts>('./*/texts.ts');

export const noTexts: Texts = { textsOf: () => [], pageOf: () => '', explain: () => Promise.resolve(null) };
export const loadTexts = (game: string): Promise<Texts> => found[`./${game}/texts.ts`]?.() ?? Promise.resolve(noTexts);
