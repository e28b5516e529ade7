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
