/** A dealer and a table without a game around them: rows, cards, and what each viewer was told. */
import { diceFrom } from '../kernel/dice.ts';
import type { Telling } from '../kernel/game.ts';
import { Dealer, type Furniture } from '../kernel/knowledge.ts';
import type { Viewer } from '../kernel/seat.ts';
import { cardId, everyone, type Shape, type Table } from '../kernel/table.ts';
import { shown, telling } from '../kernel/view.ts';
import type { Room, Spot } from '../kernel/zones.ts';

export interface Cards extends Shape {
  readonly face: string;
  readonly open: Record<string, never>;
  readonly kept: null;
  readonly config: Record<string, never>;
}
export type CardTable = Table<Cards>;

/** All cards in the box, known to everybody. */
export const unopened = (room: Room, box: readonly string[], seats: number, seed = 'dealing'): CardTable => ({
  seats,
  config: {},
  clock: 0,
  dice: diceFrom(seed),
  face: box,
  known: box.map(() => everyone(seats)),
  cards: room.spots.map(spot => (spot.zone === 'box' ? box.map((_, i) => cardId(i)) : [])),
  open: {},
  kept: Array.from({ length: seats }, () => null),
  stack: [],
  ask: null,
});

export interface Dealing {
  readonly dealer: Dealer<Cards>;
  /** What this viewer was told since the dealer sat down. */
  told(viewer: Viewer): readonly Telling[];
  /** What this viewer sees in a row, `?` for a back. */
  sees(viewer: Viewer, spot: Spot): string;
}
export const dealing = (room: Room, table: CardTable): Dealing => {
  const happened: ((viewer: Viewer) => Telling)[] = [];
  const box = table.face;
  const furniture: Furniture<Cards> = { room, box: () => box };
  const dealer = new Dealer<Cards>(table, furniture, (happening, t) => {
    // What each viewer witnessed must be said at once: afterwards the bits are different ones.
    const tellings = new Map<Viewer, Telling>();
    for (const viewer of [...Array(t.seats).keys(), 'rail'] as Viewer[]) tellings.set(viewer, telling(t, viewer, happening));
    happened.push(viewer => tellings.get(viewer)!);
  });
  return {
    dealer,
    told: viewer => happened.map(of => of(viewer)),
    sees: (viewer, spot) =>
      shown(dealer.table, viewer, dealer.table.cards[spot.row]!, spot.is.order)
        .map(face => face ?? '?')
        .join(' '),
  };
};
