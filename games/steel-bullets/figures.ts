/** The numbers of Steel Bullets, each in one place: the rules count with them, and the rulebook, the cards and the lessons say them. */

import { situations } from './faces.ts';

export const players = { fewest: 2, most: 6 } as const;
/** With how many it is played by days: more are handed the gun too often (`docs/slow.md`). */
export const slowPlayers: readonly number[] = [2, 3, 4];
/** SB-32: copies of each situation card, of Click and of Bang!. */
export const copies = { situation: 3, revolver: 5 } as const;
/** SB-32: how many kinds of situations there are, and all of them together. */
export const kinds = situations.length;
export const situationCards = kinds * copies.situation;
/** SB-2: chambers of the cylinder, and the most bullets in it. */
export const chambers = 6;
export const mostBullets = copies.revolver;
/** SB-34: cards dealt to each. */
export const dealt = 3;
/** What is left of the situations. */
export const deckFor = (seats: number): number => situationCards - seats * dealt;
/** SB-23: chambers that a Medium looks into at most. */
export const looks = 3;
/** SB-28f: seconds that a window lasts. */
export const window = { min: 1, max: 10, default: 3 } as const;
