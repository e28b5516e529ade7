/** One word for one thing: what each language says here, and what it does not. `glossary.test.ts` finds what is not said. */

export interface NotSaid {
  /** Matches the word in all its forms. A literal is searched as it is written, with `…` for what is filled in. */
  readonly word: RegExp;
  /** What is said instead. */
  readonly say: string;
  /** In the texts of these games, or on the `pages` that belong to none; everywhere, unless said otherwise. */
  readonly in?: readonly string[];
}
