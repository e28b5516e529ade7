/** Why a move is worth what it is: one fact, read off what its seat may know. A game names its facts, and its words say them. */
export interface Reason {
  readonly because: string;
}
/** One of the facts that a game names, with its figures. */
export type ReasonOf<Grounds> = { readonly [B in keyof Grounds]: { readonly because: B } & Grounds[B] }[keyof Grounds];
