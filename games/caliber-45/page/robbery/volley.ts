/** The sum of cards fired together, and the cheapest of several volleys. */

import { facesIn, movesOf } from '../../../../client/table/session/choice.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { bulletsIn, bulletsOn, isAmmo, wasteOf } from '../../faces.ts';

export interface Volley {
  readonly cards: readonly string[];
  readonly laid: number;
  readonly limit: number;
  readonly strength: number;
}
/** The bullets of these cards, as far as a cowboy of this limit can use them. */
export const volleyWith = (limit: number, cards: readonly string[]): Volley => {
  const laid = bulletsIn(cards);
  return { cards, laid, limit, strength: Math.min(limit, laid) };
};
/** `2 + 5 = 7`, or just the figure. */
export const formula = ({ cards, laid }: Volley): string =>
  cards.length > 1 ? `${cards.map(bulletsOn).join(' + ')} = ${laid}` : `${laid}`;
export const allAmmo = (cards: readonly string[]): boolean => cards.length > 0 && cards.every(isAmmo);

/** The least wasteful of the sufficient volleys. */
export const cheapest = (moves: readonly Move[], verb: string): readonly string[] | null => {
  const volleys = movesOf(moves, verb).map(move => facesIn(move)!);
  return volleys.toSorted((a, b) => wasteOf(a) - wasteOf(b))[0] ?? null;
};
