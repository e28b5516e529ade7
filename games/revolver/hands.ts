/** Drawing, discarding, reshuffling: cards on their way between decks, hands and piles. */

import { cardsAt, countAt, faceOf } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import type { CardId } from '../../kernel/sealed.ts';
import type { Seat } from '../../kernel/seat.ts';
import { backOf, type RevolverFace, textsOf } from './faces.ts';
import type { RevolverDealer } from './language.ts';
import { discard, dollarsLeft } from './pieces.ts';
import { at, COLTY, deckAt, MCREADY, sideOf, type V } from './zones.ts';

/** RV-187, RV-188: a card (the Colonel) that is never shuffled in from play or from the discard pile. */
export const neverBack = (face: RevolverFace): boolean =>
  textsOf(face, 'static').some(
    ({ effect }) => effect.on === 'static' && effect.do.some(h => h.op === 'forbid' && h.what === 'shuffle-back'),
  );
/** RV-186: an empty deck is made again from its discard pile, when a card is needed. */
const remake = (d: RevolverDealer, deck: Spot, pile: Spot): void => {
  const [stay, go]: [CardId[], CardId[]] = [[], []];
  for (const id of cardsAt(d.table, pile)) (neverBack(faceOf(d.table, id)) ? go : stay).push(id);
  d.move(go, pile, at.removed);
  if (stay.length === 0) return;
  d.move(stay, pile, deck);
  d.shuffle(deck);
};
/** The deck, made again if it was empty. */
export const freshDeck = (d: RevolverDealer, seat: Seat): Spot => {
  const deck = deckAt(seat);
  if (countAt(d.table, deck) === 0) remake(d, deck, at.discard(seat));
  return deck;
};
/** RV-189: as many as there are. */
export const drawCards = (d: RevolverDealer, seat: Seat, n: number): void => {
  for (let left = n; left > 0; ) {
    const deck = freshDeck(d, seat);
    const cards = cardsAt(d.table, deck).slice(0, left);
    if (cards.length === 0) return;
    d.move(cards, deck, at.hand(seat));
    left -= cards.length;
  }
};
export const canDraw = (t: V, seat: Seat): boolean => countAt(t, deckAt(seat)) > 0 || countAt(t, at.discard(seat)) > 0;

export const canDrawFrontier = (t: V): boolean => countAt(t, at.frontier) > 0 || countAt(t, at.frontierDiscard) > 0;
/** The top card of the Frontier deck goes to this hand. */
export const drawFrontier = (d: RevolverDealer, seat: Seat): CardId => {
  if (countAt(d.table, at.frontier) === 0) remake(d, at.frontier, at.frontierDiscard);
  const card = cardsAt(d.table, at.frontier)[0]!;
  d.move([card], at.frontier, at.hand(seat));
  return card;
};

/** RV-070: n at random, or all there are. */
export const discardAtRandom = (d: RevolverDealer, seat: Seat, n: number): void => {
  const hand = at.hand(seat);
  discard(d, d.some(hand, n), hand);
};

/** RV-071, RV-214: from the pool, as far as it goes; or back to it. */
export const gainDollars = (d: RevolverDealer, seat: Seat, n: number): void => {
  const { dollars } = d.table.open;
  const gained = Math.max(-dollars[seat]!, Math.min(n, dollarsLeft(d.table)));
  if (gained === 0) return;
  d.open({ dollars: dollars.map((m, s) => (s === seat ? m + gained : m)) });
  d.say('dollars', { seat, n: gained });
};

/** RV-277: each shuffles the cards of their own deck in and draws as many. */
export const rehand = (d: RevolverDealer, first: Seat): void => {
  for (const seat of [first, first === COLTY ? MCREADY : COLTY]) {
    const hand = at.hand(seat);
    const ids = cardsAt(d.table, hand).filter(id => backOf(faceOf(d.table, id)) === sideOf(seat));
    if (ids.length === 0) continue;
    d.move(ids, hand, deckAt(seat));
    d.shuffle(deckAt(seat));
    drawCards(d, seat, ids.length);
  }
};
