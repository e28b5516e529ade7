/** What those who write scenarios must know of a game and cannot read off its declaration. `sixgun scenario --describe` prints it. */
export interface Described {
  /** What this game tells besides what every game tells, each with its parts. */
  readonly tellings: { readonly [tell: string]: readonly string[] };
  /** What is played for a seat that does not answer, by question: one of these verbs. */
  readonly lapses: { readonly [question: string]: readonly string[] };
  /** The numbers on a card, where it has any. */
  readonly printed?: (face: string) => string;
  /** How a table of this game is laid out by hand, and what the numbers and words in its moves mean. */
  readonly laying: readonly string[];
}
