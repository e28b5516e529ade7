/** Who knows which card: the dealer's operations by example. `dealer.long.test.ts` tests what they add up to. */
import { describe, expect, test } from 'vitest';
import { at, type Dealing, dealing, SEATS, unopened } from '../../testing/play/dealing.ts';
import type { CardId } from '../sealed.ts';
import { bit, everyone, raw } from './table.ts';
import type { Spot } from './zones.ts';

const [ANN, BOB, CID] = [0, 1, 2];
const BOX = ['a', 'a', 'a', 'b', 'b', 'c', 'd'];

/** Cards with these faces, laid out so that only those who see the row know them. */
const laid = (rows: readonly (readonly [Spot, string])[], box = BOX): Dealing => {
  const table = unopened(box);
  const { dealer } = dealing(table);
  const left = table.face.map((_, i) => i as unknown as CardId);
  for (const [spot, faces] of rows) {
    const ids = faces.split(' ').map(
      face =>
        left.splice(
          left.findIndex(id => box[raw(id)] === face),
          1,
        )[0]!,
    );
    dealer.move(ids, at.box, spot);
  }
  const seen = (spot: Spot): number => (spot.is.seen === 'all' ? everyone(SEATS) : spot.is.seen === 'owner' ? bit(spot.owner!) : 0);
  const known = dealer.table.known.slice();
  for (const [spot] of rows) for (const id of dealer.table.cards[spot.row]!) known[raw(id)] = seen(spot);
  return dealing({ ...dealer.table, known });
};
const nth = (d: Dealing, spot: Spot, ...picks: number[]): CardId[] => picks.map(i => d.dealer.table.cards[spot.row]![i]!);
const all = (d: Dealing, spot: Spot): readonly CardId[] => d.dealer.table.cards[spot.row]!;
const viewers = [ANN, BOB, CID, 'rail'] as const;
const views = (d: Dealing, spot: Spot): string[] => viewers.map(viewer => d.sees(viewer, spot));

describe('move', () => {
  test('teaches the card only to viewers of the row where it lands', () => {
    const d = laid([[at.deck, 'a b c']]);
    d.dealer.move(nth(d, at.deck, 0), at.deck, at.hand(ANN));
    expect(views(d, at.hand(ANN))).toEqual(['a', '?', '?', '?']);
    d.dealer.move(nth(d, at.deck, 0), at.deck, at.line);
    expect(views(d, at.line)).toEqual(['b', 'b', 'b', 'b']);
    d.dealer.move(all(d, at.hand(ANN)), at.hand(ANN), at.deck);
    expect(views(d, at.deck)).toEqual(['? a', '? ?', '? ?', '? ?']);
  });
  test('tells each viewer the faces they know once the card has arrived', () => {
    const d = laid([[at.deck, 'a b']]);
    d.dealer.move(nth(d, at.deck, 0), at.deck, at.hand(BOB));
    expect(viewers.map(viewer => d.told(viewer)[0]!['cards'])).toEqual([[null], ['a'], [null], [null]]);
    expect(d.told(ANN)[0]).toEqual({
      tell: 'moved',
      cards: [null],
      from: { zone: 'deck', seat: null, place: null },
      to: { zone: 'hand', seat: BOB, place: null },
    });
  });
  test('lays cards under a row, or on top of it on request', () => {
    const d = laid([[at.line, 'a b c d']]);
    d.dealer.move(nth(d, at.line, 1, 2), at.line, at.rack(ANN));
    d.dealer.move(nth(d, at.line, 0), at.line, at.rack(ANN));
    d.dealer.move(nth(d, at.line, 0), at.line, at.rack(ANN), { top: true });
    expect(d.sees(ANN, at.rack(ANN))).toBe('d b c a');
  });
  test('tells nothing when quiet, or when no cards move', () => {
    const d = laid([[at.deck, 'a b']]);
    d.dealer.move(nth(d, at.deck, 0), at.deck, at.hand(BOB), { quiet: true });
    d.dealer.move([], at.deck, at.hand(BOB));
    expect(d.told(BOB)).toEqual([]);
  });
  test('lets every viewer follow a card out of a fixed row: whoever knew it still does', () => {
    const d = laid([[at.deck, 'a b c']]);
    d.dealer.look(CID, nth(d, at.deck, 1), at.deck);
    d.dealer.move(nth(d, at.deck, 1), at.deck, at.hand(ANN));
    expect(views(d, at.hand(ANN))).toEqual(['b', '?', 'b', '?']);
    expect(views(d, at.deck)).toEqual(['? ?', '? ?', '? ?', '? ?']);
  });
  test('makes viewers forget a hand when an unseen card leaves it, except those who saw which one', () => {
    const d = laid([[at.hand(ANN), 'a b c']]);
    d.dealer.look(CID, all(d, at.hand(ANN)), at.hand(ANN));
    expect(views(d, at.hand(ANN))).toEqual(['a b c', '? ? ?', 'a b c', '? ? ?']);
    d.dealer.move(nth(d, at.hand(ANN), 2), at.hand(ANN), at.hand(BOB));
    expect(views(d, at.hand(ANN))).toEqual(['a b', '? ?', '? ?', '? ?']);
    expect(views(d, at.hand(BOB))).toEqual(['c', 'c', '?', '?']);
  });
  test('keeps what was known when a whole hand moves to another hand', () => {
    const d = laid([[at.hand(ANN), 'a b']]);
    d.dealer.look(CID, all(d, at.hand(ANN)), at.hand(ANN));
    d.dealer.move(all(d, at.hand(ANN)), at.hand(ANN), at.hand(BOB));
    expect(views(d, at.hand(BOB))).toEqual(['a b', 'a b', 'a b', '? ?']);
  });
  test('makes viewers forget a hand laid into a row in an order they do not see', () => {
    const d = laid([[at.hand(ANN), 'a b']]);
    d.dealer.look(CID, all(d, at.hand(ANN)), at.hand(ANN));
    d.dealer.move(all(d, at.hand(ANN)), at.hand(ANN), at.deck);
    expect(views(d, at.deck)).toEqual(['a b', '? ?', '? ?', '? ?']);
  });
  test('keeps a hand of one card known when it moves: there is nothing to mix up', () => {
    const d = laid([[at.hand(ANN), 'a']]);
    d.dealer.look(CID, all(d, at.hand(ANN)), at.hand(ANN));
    d.dealer.move(all(d, at.hand(ANN)), at.hand(ANN), at.deck);
    expect(views(d, at.deck)).toEqual(['a', '?', 'a', '?']);
  });
  test('can be told which viewers see which cards leave', () => {
    const d = laid([[at.pit, 'a b c']]);
    for (const seat of [ANN, BOB]) d.dealer.look(seat, all(d, at.pit), at.pit);
    d.dealer.move(nth(d, at.pit, 1), at.pit, at.deck, { eyes: bit(BOB) });
    expect(views(d, at.pit)).toEqual(['? ?', 'a c', '? ?', '? ?']);
    expect(views(d, at.deck)).toEqual(['?', 'b', '?', '?']);
  });
});

describe('twins', () => {
  test('a viewer who knew of one ace in a hand and sees an ace leave no longer knows whether one is left', () => {
    for (const gone of [0, 1]) {
      const d = laid([[at.hand(ANN), 'a a b']]);
      d.dealer.look(BOB, nth(d, at.hand(ANN), 0), at.hand(ANN));
      expect(d.sees(BOB, at.hand(ANN))).toBe('a ? ?');
      d.dealer.move(nth(d, at.hand(ANN), gone), at.hand(ANN), at.heap);
      expect(d.sees(BOB, at.hand(ANN))).toBe('? ?');
      expect(d.sees(ANN, at.hand(ANN))).toBe('a b');
    }
  });
  test('a viewer who knew of two aces and sees one leave knows of one', () => {
    for (const gone of [0, 1, 2]) {
      const d = laid([[at.hand(ANN), 'a a a']]);
      d.dealer.look(BOB, nth(d, at.hand(ANN), 0, 1), at.hand(ANN));
      expect(d.sees(BOB, at.hand(ANN))).toBe('a a ?');
      d.dealer.move(nth(d, at.hand(ANN), gone), at.hand(ANN), at.heap);
      expect(d.sees(BOB, at.hand(ANN))).toBe('a ?');
    }
  });
  test('other faces that were known stay known when the card that leaves is seen', () => {
    const d = laid([[at.hand(ANN), 'a b c']]);
    d.dealer.look(BOB, nth(d, at.hand(ANN), 1, 2), at.hand(ANN));
    d.dealer.move(nth(d, at.hand(ANN), 0), at.hand(ANN), at.heap);
    expect(d.sees(BOB, at.hand(ANN))).toBe('b c');
  });
  test('a viewer who knew of one ace and is shown an ace cannot tell that there are two', () => {
    for (const [again, sees] of [
      [0, 'a ? ?'],
      [1, 'a ? ?'],
    ] as const) {
      const d = laid([[at.hand(ANN), 'a a b']]);
      d.dealer.look(BOB, nth(d, at.hand(ANN), 0), at.hand(ANN));
      d.dealer.look(BOB, nth(d, at.hand(ANN), again), at.hand(ANN));
      expect(d.sees(BOB, at.hand(ANN))).toBe(sees);
      d.dealer.reveal(nth(d, at.hand(ANN), 1 - again), at.hand(ANN));
      expect(d.sees(BOB, at.hand(ANN))).toBe(sees);
    }
  });
  test('a player who is shown two aces at once knows of both', () => {
    const d = laid([[at.hand(ANN), 'a a b']]);
    d.dealer.look(BOB, nth(d, at.hand(ANN), 0), at.hand(ANN));
    d.dealer.look(BOB, nth(d, at.hand(ANN), 0, 1), at.hand(ANN));
    expect(d.sees(BOB, at.hand(ANN))).toBe('a a ?');
  });
  test('in a fixed row, copies are told apart by position', () => {
    const d = laid([[at.rack(ANN), 'a a b']]);
    d.dealer.look(BOB, nth(d, at.rack(ANN), 0), at.rack(ANN));
    d.dealer.look(BOB, nth(d, at.rack(ANN), 1), at.rack(ANN));
    expect(d.sees(BOB, at.rack(ANN))).toBe('a a ?');
    d.dealer.move(nth(d, at.rack(ANN), 0), at.rack(ANN), at.heap);
    expect(d.sees(BOB, at.rack(ANN))).toBe('a ?');
  });
});

describe('shuffle', () => {
  test('makes every viewer forget a face-down row', () => {
    const d = laid([[at.deck, 'a b c d']]);
    d.dealer.reveal(nth(d, at.deck, 0), at.deck);
    d.dealer.look(ANN, nth(d, at.deck, 1), at.deck);
    d.dealer.shuffle(at.deck);
    expect(views(d, at.deck)).toEqual(['? ? ? ?', '? ? ? ?', '? ? ? ?', '? ? ? ?']);
    expect(d.told(BOB).at(-1)).toEqual({ tell: 'shuffled', from: { zone: 'deck', seat: null, place: null } });
  });
  test('keeps a row known to those who see it', () => {
    const d = laid([[at.rack(ANN), 'a b c d']]);
    d.dealer.reveal(all(d, at.rack(ANN)), at.rack(ANN));
    d.dealer.shuffle(at.rack(ANN));
    expect(d.sees(ANN, at.rack(ANN)).split(' ').sort().join(' ')).toBe('a b c d');
    expect(d.sees(BOB, at.rack(ANN))).toBe('? ? ? ?');
  });
  test('redeals the faces over the same backs, so a remembered card reveals nothing', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const d = laid([[at.deck, 'a b c d']]);
      const remembered = nth(d, at.deck, 0)[0]!;
      for (let n = 0; n <= i; n++) d.dealer.shuffle(at.deck);
      seen.add(d.dealer.table.face[raw(remembered)]!);
      expect(all(d, at.deck)[0]).toBe(remembered);
    }
    expect([...seen].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('look and reveal', () => {
  test('the seat that looks learns the cards; the others learn that it looked, and where', () => {
    const d = laid([[at.deck, 'a b c']]);
    d.dealer.look(BOB, nth(d, at.deck, 0, 2), at.deck);
    expect(views(d, at.deck)).toEqual(['? ? ?', 'a ? c', '? ? ?', '? ? ?']);
    expect(d.told(BOB)).toEqual([
      { tell: 'looked', cards: ['a', 'c'], from: { zone: 'deck', seat: null, place: null }, seat: BOB },
    ]);
    expect(d.told('rail')[0]!['cards']).toEqual([null, null]);
  });
  test('a player who knows a card of a hand is not told that another player looks at that very card', () => {
    const d = laid([[at.hand(ANN), 'a b c']]);
    d.dealer.look(BOB, all(d, at.hand(ANN)), at.hand(ANN));
    d.dealer.look(CID, nth(d, at.hand(ANN), 1), at.hand(ANN));
    expect(viewers.map(viewer => d.told(viewer)[1]!['cards'])).toEqual([['b'], [null], ['b'], [null]]);
    expect(d.sees(BOB, at.hand(ANN))).toBe('a b c');
  });
  test('a revealed card is known to all, including the rail, and stays known when it moves', () => {
    const d = laid([[at.deck, 'a b c']]);
    d.dealer.reveal(nth(d, at.deck, 1), at.deck);
    expect(views(d, at.deck)).toEqual(['? b ?', '? b ?', '? b ?', '? b ?']);
    d.dealer.move(nth(d, at.deck, 1), at.deck, at.hand(ANN));
    expect(views(d, at.hand(ANN))).toEqual(['b', 'b', 'b', 'b']);
  });
  test('a secret shared by all players is not shown to the rail', () => {
    const d = laid([[at.deck, 'a b']]);
    for (const seat of [ANN, BOB, CID]) d.dealer.look(seat, nth(d, at.deck, 0), at.deck);
    expect(views(d, at.deck)).toEqual(['a ?', 'a ?', 'a ?', '? ?']);
  });
  test('a free row is shown sorted with unknown cards last, so positions reveal nothing', () => {
    const d = laid([[at.hand(ANN), 'd a c b']]);
    expect(d.sees(ANN, at.hand(ANN))).toBe('a b c d');
    d.dealer.look(BOB, nth(d, at.hand(ANN), 2), at.hand(ANN));
    expect(d.sees(BOB, at.hand(ANN))).toBe('c ? ? ?');
  });
});

describe('gather', () => {
  test('returns every card to the box, sorted and known to all', () => {
    const d = laid([
      [at.deck, 'd c b'],
      [at.hand(BOB), 'a a'],
    ]);
    d.dealer.shuffle(at.deck);
    d.dealer.gather();
    expect(views(d, at.box)).toEqual(viewers.map(() => BOX.join(' ')));
    expect(all(d, at.deck)).toEqual([]);
    expect(d.told('rail').at(-1)).toEqual({ tell: 'gathered' });
  });
});

describe('a dealer works on a copy', () => {
  test('never changes the table it was given', () => {
    const { dealer: before } = laid([
      [at.deck, 'd c b'],
      [at.hand(BOB), 'a a'],
    ]);
    const text = JSON.stringify(before.table);
    const d = dealing(before.table);
    d.dealer.shuffle(at.deck);
    d.dealer.look(ANN, all(d, at.deck), at.deck);
    d.dealer.move(all(d, at.hand(BOB)), at.hand(BOB), at.heap);
    d.dealer.push('any', 0, {});
    d.dealer.note('x', 1);
    d.dealer.keep(0, null);
    d.dealer.below(6);
    d.dealer.gather();
    expect(JSON.stringify(before.table)).toBe(text);
  });
  test('writes notes in place, but never saved notes or those given to another frame', () => {
    const { dealer } = laid([]);
    const notes = (): readonly object[] => dealer.table.stack.map(({ vars }) => ({ ...vars }));
    dealer.push('beneath', 0, {});
    dealer.note('x', 1);
    dealer.push('above', 0, dealer.top().vars);
    dealer.note('x', 2);
    dealer.note('y', 3);
    expect(notes()).toEqual([{ x: 1 }, { x: 2, y: 3 }]);
    dealer.save();
    dealer.note('x', 4);
    dealer.restore();
    expect(notes()).toEqual([{ x: 1 }, { x: 2, y: 3 }]);
  });
  test('a whole row can be moved by passing the row’s own list', () => {
    const d = laid([[at.deck, 'a b c']]);
    d.dealer.move(nth(d, at.deck, 0), at.deck, at.line);
    d.dealer.move(all(d, at.deck), at.deck, at.line);
    expect(d.sees('rail', at.line)).toBe('a b c');
    expect(all(d, at.deck)).toEqual([]);
  });
});
