/** What authors of scenarios must know of a game and cannot derive from its declaration. `sixgun scenario --describe` prints it. */
export interface Described {
  /** The game's own tellings, each with its parts. */
  readonly tellings: { readonly [tell: string]: readonly string[] };
  /** The verbs played for a seat that does not answer, by question. */
  readonly lapses: { readonly [question: string]: readonly string[] };
  /** The numbers on a card, where it has any. */
  readonly printed?: (face: string) => string;
  /** How to lay out a table of this game by hand, and what the numbers and words in its moves mean. */
  readonly laying: readonly string[];
}
