/** A game's knowledge about its options: players' free texts, the page that makes them, which option needs which, and when one matters. */
import type { JsonObject } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/refusal.ts';

/** A whole choice of what is played, by the options that it sets. */
export type ContentsName = 'base' | 'everything';
export type GameContents = { readonly [C in ContentsName]: JsonObject };

interface Texts {
  /** Those that fit this option. */
  textsOf(option: string): readonly { readonly value: string; readonly label: string }[];
  /** The address of the page that makes them for this option. */
  pageOf(option: string): string;
  /** The options after one was chosen: with what it needs, and without what needs it. */
  settled(options: JsonObject, chosen: string): JsonObject;
  /** Does this option matter with this many chairs, given the others? */
  applies(option: string, seats: number, options: JsonObject): boolean;
  /** Where most choose between two: the base, or all that there is. */
  readonly contents: GameContents | null;
  /** What exactly is wrong with a text, where the refusal names it by codes only; null for every other refusal. */
  explain(refusal: Refusal, options: JsonObject): Promise<string | null>;
}
const found = import.meta.glob<Partial<Texts>>('../../games/*/page/texts.ts');

export const noTexts: Texts = {
  textsOf: () => [],
  pageOf: () => '',
  settled: options => options,
  applies: () => true,
  contents: null,
  explain: () => Promise.resolve(null),
};
export const loadTexts = async (game: string): Promise<Texts> => ({
  ...noTexts,
  ...(await found[`../../games/${game}/page/texts.ts`]?.()),
});
