/** Why a move is worth what it is, in a sentence: a game's own words, one for each of its facts. */
export type ReasonWords<Grounds> = { readonly [B in keyof Grounds]: (figures: Grounds[B]) => string };
