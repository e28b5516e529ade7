/** Who knows which card: the dealer's four operations, by example and against a perfect observer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardTable, dealing, unopened } from '../testing/dealing.ts';
import { Observer, type Witnessed } from '../testing/observer.ts';
import { raw } from './table.ts';
import { shown } from './view.ts';
import { furnish, own, pile, type Spot } from './zones.ts';

const SEATS = 3;
const room = furnish(
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

interface Act {
  readonly kind: Witnessed['kind'];
  readonly from: number;
  readonly to: number;
  readonly picks: readonly number[];
  readonly top: boolean;
  readonly seat: number;
}
const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('move', 'move', 'move', 'move', 'look', 'reveal', 'shuffle'),
    from: fc.nat(room.spots.length - 1),
    to: fc.nat(room.spots.length - 1),
    picks: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
    top: fc.boolean(),
    seat: fc.nat(SEATS - 1),
  }),
  { minLength: 4, maxLength: 14 },
);
describe('observer', () => {
  test('nothing a seat sees or is told is more than a perfect observer in its place could be certain of', () => {
    let worlds = 0;
    fc.assert(
      fc.property(acts, list => {
        let table: CardTable = unopened(room, ['a', 'a', 'b', 'b', 'c', 'd'], SEATS);
        const start = table.cards.map(row => row.map(id => table.face[raw(id)]!).sort());
        const observers = [0, 1, 2].map(seat => new Observer(room, SEATS, seat, start));
        for (const act of list) {
          // Most rows are empty at first: take the next that is not.
          const from = [...room.spots.slice(act.from), ...room.spots].find(spot => table.cards[spot.row]!.length > 0)!;
          const to = room.spots[act.to]!;
          if (act.kind === 'move' && to === from) continue;
          const row = table.cards[from.row]!;
          const picks = act.kind === 'shuffle' ? [] : [...new Set(act.picks.map(i => i % row.length))];
          const cards = picks.map(i => row[i]!);
          const faces = cards.map(id => table.face[raw(id)]!);
          const what = { kind: act.kind, from, picks, top: act.top, seat: act.seat, ...(act.kind === 'move' ? { to } : {}) };
          const { dealer, told } = dealing(room, table);
          if (act.kind === 'move') dealer.move(cards, from, to, { top: act.top });
          else if (act.kind === 'look') dealer.look(act.seat, cards, from);
          else if (act.kind === 'reveal') dealer.reveal(cards, from);
          else dealer.shuffle(from);
          table = dealer.table;
          const after = table.cards.map(row => row.map(id => table.face[raw(id)]!));
          for (const [seat, observer] of observers.entries()) {
            const said = (told(seat)[0]!['cards'] ?? []) as readonly (string | null)[];
            expect(observer.witness(what, faces, after, said)).toBe(null);
            for (const spot of observer.rows())
              expect(observer.judge(spot, shown(table, seat, table.cards[spot.row]!, spot.is.order))).toBe(null);
            worlds = Math.max(worlds, observer.thinksOf);
          }
        }
      }),
      { numRuns: 6000, seed: 1 },
    );
    console.log(worlds);
  });
});
