/** A dealer and a table without a game around them: rows, cards, and what each viewer was told. */

import { Dealer, type Furniture } from '../../kernel/cards/dealer.ts';
import { cardId, everyone, type Shape, type Table } from '../../kernel/cards/table.ts';
import { furnish, own, pile, type Room, type Spot } from '../../kernel/cards/zones.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Telling } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/seat.ts';
import { shown, Witnesses } from '../../kernel/views/view.ts';

export const SEATS = 3;
/** A row of every kind: face down, seen by all or by its owner, in fixed or free order. */
export const room = furnish(
  {
    deck: pile('nobody'),
    pit: pile('nobody', { order: 'free' }),
    line: pile('all'),
    heap: pile('all', { order: 'free' }),
    hand: own('owner'),
    rack: own('owner', { order: 'fixed' }),
  },
  SEATS,
);
export const { at } = room;

interface Cards extends Shape {
  readonly face: string;
  readonly open: Record<string, never>;
  readonly kept: null;
  readonly config: Record<string, never>;
}
export type CardTable = Table<Cards>;

/** All cards in the box, known to all. */
export const unopened = (box: readonly string[]): CardTable => ({
  seats: SEATS,
  config: {},
  clock: 0,
  dice: diceFrom('dealing'),
  face: box,
  known: box.map(() => everyone(SEATS)),
  cards: room.spots.map(spot => (spot.zone === 'box' ? box.map((_, i) => cardId(i)) : [])),
  open: {},
  kept: Array.from({ length: SEATS }, () => null),
  stack: [],
  ask: null,
});

export interface Dealing {
  readonly dealer: Dealer<Cards>;
  /** What this viewer was told since the dealer was made. */
  told(viewer: Viewer): readonly Telling[];
  /** What this viewer sees in a row, `?` for a back. */
  sees(viewer: Viewer, spot: Spot): string;
}
export const dealing = (table: CardTable): Dealing => {
  const box = table.face;
  const furniture: Furniture<Cards> = { room: room as unknown as Room, box: () => box, copyOpen: open => ({ ...open }) };
  const witnesses = new Witnesses<Cards>();
  const dealer = new Dealer<Cards>(table, furniture, witnesses);
  return {
    dealer,
    told: viewer => witnesses.told(SEATS, viewer),
    sees: (viewer, spot) =>
      shown(dealer.table, viewer, dealer.table.cards[spot.row]!, spot.is.order)
        .map(face => face ?? '?')
        .join(' '),
  };
};
