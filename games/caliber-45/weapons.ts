/** Drawing and throwing weapon cards, hiring and losing cowboys. */
import type { Dealer } from '../../kernel/knowledge.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardsAt, cardsFaced, countAt } from '../../kernel/table.ts';
import { at, type Caliber } from './zones.ts';

/** C45-9, C45-76: an empty weapon deck is refilled at once, but never during a robbery. */
export const refill = (d: Dealer<Caliber>): void => {
  if (countAt(d.table, at.weapons) > 0 || d.table.open.robbery !== null) return;
  d.move(cardsAt(d.table, at.thrown), at.thrown, at.weapons, { quiet: true });
  d.shuffle(at.weapons);
};
export const drawWeapon = (d: Dealer<Caliber>, seat: Seat): void => {
  d.move(cardsAt(d.table, at.weapons).slice(0, 1), at.weapons, at.hand(seat));
  refill(d);
};
export const throwCards = (d: Dealer<Caliber>, seat: Seat, cards: readonly string[]): void =>
  d.move(cardsFaced(d.table, at.hand(seat), cards)!, at.hand(seat), at.thrown);

/** C45-11, C45-76: the dead return when nobody is left to hire. */
export const nextCowboy = (d: Dealer<Caliber>, seat: Seat): void => {
  d.move(cardsAt(d.table, at.stable).slice(0, 1), at.stable, at.cowboy(seat));
  if (countAt(d.table, at.stable) > 0) return;
  d.move(cardsAt(d.table, at.graveyard), at.graveyard, at.stable, { quiet: true });
  d.shuffle(at.stable);
};
/** C45-71: killed, jailed or refused, he lies face up among the others. */
export const loseCowboy = (d: Dealer<Caliber>, seat: Seat): void => {
  d.move(cardsAt(d.table, at.cowboy(seat)), at.cowboy(seat), at.graveyard);
  d.open({ tokens: d.table.open.tokens.with(seat, 0) });
};
