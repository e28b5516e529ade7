/** What the parts of the store have in common: instants, JSON texts, players. */

/** Milliseconds since the beginning of 1970. */
export type Instant = number;

/** JSON, written out. */
export type JsonText = string;

/** Who sat in a seat: a guest by id, a bot by name. */
export interface Player {
  readonly kind: 'guest' | 'bot';
  readonly id: string;
}
