/** What a game explains: the first minute at its table, the things that lie there, the stops of its trail, the themes of its puzzles. */

/** When something is met: `question:` when the player is asked that, `tell:` when it is told, `zone:` when something lies there. */
type Meeting = `${'question' | 'tell' | 'zone'}:${string}`;

/** Who the player is, how it is won, and one sentence at each first meeting. */
export interface FirstWords<Met extends Meeting = Meeting> {
  /** One for all, or one for each chair. */
  readonly roles: readonly { readonly who: string; readonly won: string }[];
  readonly hints: { readonly [M in Met]: string };
}

/** What each match on the trail of a game is called, and what it teaches. */
export interface StopWords {
  readonly [match: string]: { readonly title: string; readonly teaches: string };
}

/** What each theme of a game's puzzles is called. */
export interface ThemeWords {
  readonly [theme: string]: string;
}

/** What a thing on a game's table is: its name, and one sentence. The rule it rests on is cited once, in the game's `words/about.ts`. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}
export type AboutWords<Topic extends string = string> = { readonly [T in Topic]: Explained };
/** The rule of each topic, and of each card. */
export interface Cited {
  readonly topics: { readonly [topic: string]: string };
  readonly cards: { readonly [face: string]: string };
}
