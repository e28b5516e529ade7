/** What each match on the trail of a game is called, and what it teaches. */
export interface StopWords {
  readonly [match: string]: { readonly title: string; readonly teaches: string };
}
