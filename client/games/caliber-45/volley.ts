/** What picked cards come to: their bullets, what the cowboy makes of them, and what is needed. */
import { bulletsIn, bulletsOn, guardsOf, isAmmo, shotsOf } from '../../../games/caliber-45/faces.ts';
import type { Move } from '../../../kernel/seat.ts';
import { movesOf } from '../../table/choice.ts';
import { piecesAt } from '../../table/scene.ts';
import type { Session } from '../../table/session.ts';
import { cowboyOf } from './holdings.tsx';
import { factsOf } from './told.ts';

export interface Volley {
  readonly cards: readonly string[];
  readonly laid: number;
  readonly limit: number;
  readonly strength: number;
}
export const volleyOf = (session: Session, cards: readonly string[]): Volley => {
  const cowboy = session.me.value === null ? null : (cowboyOf(session, session.me.value) ?? null);
  const limit = cowboy === null ? 0 : shotsOf(cowboy);
  const laid = bulletsIn(cards);
  return { cards, laid, limit, strength: Math.min(limit, laid) };
};
/** `2 + 5 = 7`, or just the figure. */
export const formula = ({ cards, laid }: Volley): string =>
  cards.length > 1 ? `${cards.map(bulletsOn).join(' + ')} = ${laid}` : `${laid}`;
export const allAmmo = (cards: readonly string[]): boolean => cards.length > 0 && cards.every(isAmmo);
/** How many bullets are needed: against what stands in the way, or against a shot. */
export const neededNow = (session: Session): number => {
  const shot = factsOf(session)?.robbery?.shot ?? null;
  const loot = piecesAt(session.scene.value, 'loot')[0]?.face ?? null;
  return shot?.strength ?? (loot === null ? 0 : guardsOf(loot));
};

const cardsIn = (move: Move): readonly string[] => move['cards'] as readonly string[];
/** Of the volleys that would do, the one that costs least: fewest bullets, then fewest cards. */
export const cheapest = (moves: readonly Move[], verb: string): readonly string[] | null => {
  const cost = (move: Move): number => bulletsIn(cardsIn(move)) * 10 + cardsIn(move).length;
  const best = movesOf(moves, verb).toSorted((a, b) => cost(a) - cost(b))[0];
  return best === undefined ? null : cardsIn(best);
};
/** Pick just these cards out of the hand. */
export const pickOut = (session: Session, cards: readonly string[]): void => {
  const left = [...cards];
  const keys = session.hand.value.flatMap(({ key, face }) => {
    const at = face === null ? -1 : left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [key];
  });
  session.unpick();
  session.picked.value = new Set(keys);
};
