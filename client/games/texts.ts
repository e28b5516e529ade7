/** What a game says about its options: texts of a player's own, the page where they are made, and which option needs which. */

import type { JsonObject } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/refusal.ts';

interface Texts {
  /** Those that fit this option. */
  textsOf(option: string): readonly { readonly value: string; readonly label: string }[];
  /** The address of the page that makes them for this option. */
  pageOf(option: string): string;
  /** The options after one was chosen: with what it needs, and without what needs it. */
  settled(options: JsonObject, chosen: string): JsonObject;
  /** What exactly is wrong with a text, where the refusal names it by codes only; null for every other refusal. */
  explain(refusal: Refusal, options: JsonObject): Promise<string | null>;
}
const found = import.meta.glob<Texts>('../../games/*/page/texts.ts');

export const noTexts: Texts = {
  textsOf: () => [],
  pageOf: () => '',
  settled: options => options,
  explain: () => Promise.resolve(null),
};
export const loadTexts = (game: string): Promise<Texts> =>
  found[`../../games/${game}/page/texts.ts`]?.() ?? Promise.resolve(noTexts);
