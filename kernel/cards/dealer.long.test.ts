/** A dealer never shows or tells a viewer anything they could not be certain of. Perfect observers judge random deeds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { type CardTable, dealing, room, SEATS, unopened } from '../../testing/play/dealing.ts';
import { type Observed, Observer } from '../../testing/play/observer.ts';
import { shown } from '../views/view.ts';
import { bit, everyone, raw } from './table.ts';

interface Deed {
  readonly kind: Observed['kind'];
  readonly from: number;
  readonly to: number;
  readonly picks: readonly number[];
  readonly top: boolean;
  readonly seat: number;
}
const deeds = fc.array(
  fc.record<Deed>({
    kind: fc.constantFrom('move', 'move', 'move', 'move', 'look', 'reveal', 'shuffle'),
    from: fc.nat(room.spots.length - 1),
    to: fc.nat(room.spots.length - 1),
    picks: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
    top: fc.boolean(),
    seat: fc.nat(SEATS - 1),
  }),
  { minLength: 4, maxLength: 20 },
);
const facesOf = (table: CardTable): string[][] => table.cards.map(row => row.map(id => table.face[raw(id)]!));

/** Does a deed, and calls the witness with it: what was done, the faces it touched, and what each seat was told of them. */
const perform = (
  table: CardTable,
  deed: Deed,
  witness: (
    what: Observed,
    touched: readonly string[],
    said: (seat: number) => readonly (string | null)[],
    after: CardTable,
  ) => void,
): CardTable => {
  // Most rows are empty at first: take the next non-empty one.
  const from = [...room.spots.slice(deed.from), ...room.spots].find(spot => table.cards[spot.row]!.length > 0)!;
  const to = room.spots[deed.to]!;
  if (deed.kind === 'move' && to === from) return table;
  const row = table.cards[from.row]!;
  const picks = deed.kind === 'shuffle' ? [] : [...new Set(deed.picks.map(i => i % row.length))];
  const cards = picks.map(i => row[i]!);
  const touched = cards.map(id => table.face[raw(id)]!);
  const { dealer, told } = dealing(table);
  if (deed.kind === 'move') dealer.move(cards, from, to, { top: deed.top });
  else if (deed.kind === 'look') dealer.look(deed.seat, cards, from);
  else if (deed.kind === 'reveal') dealer.reveal(cards, from);
  else dealer.shuffle(from);
  const what = { kind: deed.kind, from, picks, top: deed.top, seat: deed.seat, ...(deed.kind === 'move' ? { to } : {}) };
  witness(what, touched, seat => (told(seat)[0]!['cards'] ?? []) as readonly (string | null)[], dealer.table);
  return dealer.table;
};

describe('any sequence of moves, shuffles, looks and reveals', () => {
  const box = ['a', 'a', 'b', 'b', 'c', 'd'];
  test('shows and tells each seat only what a perfect observer in its place could be certain of', () => {
    let most = 0;
    fc.assert(
      fc.property(deeds, list => {
        let table = unopened(box);
        const observers = [0, 1, 2].map(seat => new Observer(room, SEATS, seat, facesOf(table)));
        for (const deed of list)
          table = perform(table, deed, (what, touched, said, after) => {
            for (const [seat, observer] of observers.entries()) {
              const doubt = observer.witness(what, touched, facesOf(after), said(seat));
              if (doubt !== null) expect.fail(doubt);
              for (const spot of observer.rows()) {
                const unsure = observer.judge(spot, shown(after, seat, after.cards[spot.row]!, spot.is.order));
                if (unsure !== null) expect.fail(unsure);
              }
              most = Math.max(most, observer.thinksOf);
            }
          });
      }),
      { numRuns: amount(1000, { deep: 3000 }), seed: 1 },
    );
    // The observers had something to deduce: every order of six cards, two of which are pairs.
    expect(most).toBe(180);
  });
  test('loses and duplicates no card, and changes faces only by shuffling', () => {
    fc.assert(
      fc.property(deeds, list => {
        let table = unopened(box);
        for (const deed of list) {
          const before = table;
          table = perform(before, deed, () => {});
          expect(table.cards.flat().map(raw).sort()).toEqual([0, 1, 2, 3, 4, 5]);
          expect(table.face.toSorted()).toEqual(box);
          if (deed.kind !== 'shuffle') expect(table.face).toEqual(before.face);
        }
      }),
      { numRuns: 300, seed: 2 },
    );
  });
  test('keeps viewers of a row informed: owners know all their cards, every viewer knows the open ones', () => {
    fc.assert(
      fc.property(deeds, list => {
        let table = unopened(box);
        for (const deed of list)
          table = perform(table, deed, (_what, _touched, _said, after) => {
            for (const { row, is, owner } of room.spots)
              for (const id of after.cards[row]!) {
                const eyes = is.seen === 'all' ? everyone(SEATS) : is.seen === 'owner' ? bit(owner!) : 0;
                if ((after.known[raw(id)]! & eyes) !== eyes) expect.fail(`a viewer of row ${row} does not know ${raw(id)}`);
              }
          });
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});
