/** Texts of a player's own that an option of a game may take, and the page where they are made. */
interface Texts {
  /** Those that fit this option. */
  textsOf(option: string): readonly { readonly value: string; readonly label: string }[];
  /** The address of the page that makes them for this option. */
  pageOf(option: string): string;
}
const found = import.meta.glob<Texts>('./*/texts.ts');

export const noTexts: Texts = { textsOf: () => [], pageOf: () => '' };
export const loadTexts = (game: string): Promise<Texts> => found[`./${game}/texts.ts`]?.() ?? Promise.resolve(noTexts);
