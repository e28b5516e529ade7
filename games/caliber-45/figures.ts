/** The numbers of Caliber 45 that are not on its cards (those are in `decks.ts`): the rules count with them, and the texts say them. */

export const players = { fewest: 2, most: 9 } as const;
/** C45-1, C45-82: the most players of a team. */
export const largestTeam = 3;
/** C45-82: the most players for two teams; this many often prefer three pairs. */
export const pairs = 2 * largestTeam;
/** C45-65: weapon cards dealt, which is also the most that a hand holds (C45-34). */
export const dealt = 6;
/** C45-21: bail tokens on a hired cowboy. C45-64: bail tokens in the box. */
export const bail = 3;
export const tokens = 15;
/** C45-33, C45-87: laps of passing, and turns of arming without a robbery, after which the game ends. */
export const laps = 3;
export const mostArmings = 200;
