/** The first minute at a game's table: who the player is, how it is won, and one sentence at each first meeting. */

/** When something is met: `question:` when the player is asked that, `tell:` when it is told, `zone:` when something lies there. */
type Meeting = `${'question' | 'tell' | 'zone'}:${string}`;

export interface FirstWords<Met extends Meeting = Meeting> {
  /** One for all, or one for each chair. */
  readonly roles: readonly { readonly who: string; readonly won: string }[];
  readonly hints: { readonly [M in Met]: string };
}
