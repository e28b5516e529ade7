/** The numbers of Revolver that stand on no card: what is in the box and how far things go. The rules count with them, the texts say them. */

/** With how many it is played by days. */
export const SLOW_PLAYERS: readonly number[] = [2];

/** RV-002, RV-031: power chips, red ones with 1.4, True Grit tokens. */
export const CHIPS = 6;
export const RED = 4;
export const GRIT = 6;
/** RV-023: border tokens on the Mexican Border at the start, and in all. */
export const BORDER = 12;
export const BORDER_ALL = 14;
/** RV-028: silver dollars. */
export const DOLLARS = 12;
/** RV-033: the opening hand. */
export const HAND = 5;
/** RV-078: counted cards in a column of Colty's. */
export const COLTY_LIMIT = 3;
/** RV-085: row-blocking cards at a battlefield. */
export const BLOCKERS = 2;
/** RV-158: nobody chases for ever. */
export const LAST_TURN = 60;
