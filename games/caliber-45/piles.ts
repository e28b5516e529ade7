/** The weapon cards and the cowboys: drawn, thrown, hired, lost, and shuffled again when a deck runs out. */
import type { Dealer } from '../../kernel/cards/dealer.ts';
import { cardsAt, cardsFaced, countAt } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import type { Seat } from '../../kernel/seat.ts';
import { at, type Caliber } from './zones.ts';

const shuffleBack = (d: Dealer<Caliber>, discard: Spot, deck: Spot): void => {
  if (countAt(d.table, deck) > 0 || countAt(d.table, discard) === 0) return;
  d.move(cardsAt(d.table, discard), discard, deck);
  d.shuffle(deck);
};
/** C45-9, C45-76: the weapon deck at once, but never during a robbery. */
export const refillWeapons = (d: Dealer<Caliber>): void => {
  if (d.table.open.robbery === null) shuffleBack(d, at.thrown, at.weapons);
};
/** C45-10. */
export const refillSpread = (d: Dealer<Caliber>): void => shuffleBack(d, at.spent, at.spread);
/** C45-11, C45-76: the cowboys at once, in a robbery too. */
export const refillStable = (d: Dealer<Caliber>): void => shuffleBack(d, at.graveyard, at.stable);

export const drawWeapon = (d: Dealer<Caliber>, seat: Seat): void => {
  d.move(cardsAt(d.table, at.weapons).slice(0, 1), at.weapons, at.hand(seat));
  refillWeapons(d);
};
export const throwCards = (d: Dealer<Caliber>, seat: Seat, cards: readonly string[]): void =>
  d.move(cardsFaced(d.table, at.hand(seat), cards)!, at.hand(seat), at.thrown);

export const takeCowboy = (d: Dealer<Caliber>, seat: Seat): void => {
  d.move(cardsAt(d.table, at.stable).slice(0, 1), at.stable, at.cowboy(seat));
  refillStable(d);
};
/** C45-71: killed, jailed or turned away, the cowboy lies face up among the others. */
export const loseCowboy = (d: Dealer<Caliber>, seat: Seat): void =>
  d.move(cardsAt(d.table, at.cowboy(seat)), at.cowboy(seat), at.graveyard);
