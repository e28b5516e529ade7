/** Tables laid out by hand: the notation, the remaining cards, and a refusal with a reason for every impossible position. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import { at, frontier } from '../../testing/toys/frontier.ts';
import { isRefusal } from '../refusal.ts';
import type { Position } from './position.ts';
import { bit, everyone, facesAt, raw } from './table.ts';

const SEATS = 2;
// For two: gold 3, rock 6, snake 2; ghost 3, flood 3.
const lay = (position: Position, seed = 'position') => {
  const table = frontier.lay({}, SEATS, seed, position);
  return isRefusal(table) ? expect.fail(table.about) : table;
};
const whyNot = (position: unknown): string | undefined => {
  const table = frontier.lay({}, SEATS, 'position', position as Position);
  if (!isRefusal(table)) return expect.fail(`${JSON.stringify(position)} can be laid out`);
  expect(table.rule).toBe('table:position');
  return table.about;
};

describe('a row', () => {
  test('is its faces in order, the first on top', () => {
    expect(facesAt(lay({ zones: { ore: 'gold rock snake' } }), at.ore).slice(0, 3)).toEqual(['gold', 'rock', 'snake']);
  });
  test('may say how many copies of a face it has', () => {
    expect(facesAt(lay({ zones: { trail: { mine: 'rock*2 gold rock*0 gold*1' } } }), at.trail('mine'))).toEqual([
      'rock',
      'rock',
      'gold',
      'gold',
    ]);
  });
  test('may leave faces open with "any", or be only a number of cards', () => {
    const table = lay({ zones: { trail: { mine: 'gold any*2 gold', river: 3 } } });
    const mine = facesAt(table, at.trail('mine'));
    expect([mine.length, mine[0], mine[3]]).toEqual([4, 'gold', 'gold']);
    expect(facesAt(table, at.trail('river')).length).toBe(3);
  });
  test('may be empty', () => {
    for (const row of ['', '   ', 0]) expect(facesAt(lay({ zones: { hand: { 0: row } } }), at.hand(0))).toEqual([]);
  });
  test('leaves open cards to chance: another seed, other cards; the same seed, the same cards', () => {
    const row = (seed: string) => facesAt(lay({ zones: { trail: { mine: 6 } } }, seed), at.trail('mine')).join();
    expect(row('a')).toBe(row('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(row)).size).toBeGreaterThan(1);
  });
  test('may leave open all but one face', () => {
    for (let i = 0; i < 40; i++)
      expect(facesAt(lay({ zones: { trail: { mine: 'any!rock*5' } } }, `s${i}`), at.trail('mine'))).not.toContain('rock');
    expect(whyNot({ zones: { ore: 'any!silver' } })).toContain('there is no face "silver"');
    expect(whyNot({ zones: { trail: { mine: 'any!rock*12' } } })).toContain('the box has not that many cards that may lie there');
  });
  test('left open never takes a card named by another row', () => {
    for (let i = 0; i < 40; i++)
      expect(
        facesAt(lay({ zones: { trail: { mine: 8 }, cellar: { river: 'gold*3 snake*2' } } }, `s${i}`), at.cellar('river')).length,
      ).toBe(5);
  });
  test('left open never takes a card it cannot hold, or one that only a choosier row can use', () => {
    for (let i = 0; i < 40; i++) {
      const table = lay({ zones: { trail: { mine: 8 }, hand: { 0: 4, 1: 5 } } }, `s${i}`);
      for (const seat of [0, 1]) expect(facesAt(table, at.hand(seat))).not.toContain('snake');
    }
  });
});

describe('zones', () => {
  test('are laid out by seat, by place, or by both', () => {
    const table = lay({
      zones: { hand: { 1: 'rock' }, trail: { river: 'ghost' }, claim: { 0: { mine: 'gold' }, 1: { river: 'rock rock' } } },
    });
    expect(facesAt(table, at.hand(1))).toEqual(['rock']);
    expect(facesAt(table, at.trail('river'))).toEqual(['ghost']);
    expect(facesAt(table, at.claim(0, 'mine'))).toEqual(['gold']);
    expect(facesAt(table, at.claim(1, 'river'))).toEqual(['rock', 'rock']);
  });
  test('are known only to those who see them', () => {
    const table = lay({ zones: { hand: { 0: 'gold', 1: 'rock' }, trail: { river: 'ghost' } } });
    const known = (spot: (typeof at)['ore']) => table.known[raw(table.cards[spot.row]![0]!)];
    expect([known(at.hand(0)), known(at.hand(1)), known(at.trail('river')), known(at.ore)]).toEqual([
      bit(0),
      bit(1),
      everyone(SEATS),
      0,
    ]);
  });
});

describe('cards not named in any row', () => {
  test('go beneath the zone the game chooses, one for each deck, or where the position says', () => {
    const usual = lay({ zones: { ore: 'gold' } });
    expect([facesAt(usual, at.ore).length, facesAt(usual, at.tales).length, facesAt(usual, at.ore)[0]]).toEqual([11, 6, 'gold']);
    const table = lay({ zones: { ore: 'gold', tales: 'ghost' }, rest: 'box' });
    expect([facesAt(table, at.ore), facesAt(table, at.tales), facesAt(table, at.box).length]).toEqual([['gold'], ['ghost'], 15]);
  });
  test('are shuffled', () => {
    const orders = new Set([1, 2, 3].map(i => facesAt(lay({}, `s${i}`), at.ore).join()));
    expect(orders.size).toBe(3);
  });
  test('keep every card of the box in exactly one place', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), fc.constantFrom('ore', 'tales', 'box'), fc.string(), (hand, mine, rest, seed) => {
        const table = frontier.lay({}, SEATS, seed, { zones: { hand: { 0: hand }, trail: { mine } }, rest });
        if (isRefusal(table)) expect.fail(table.about);
        expect(frontier.miscount(table)).toBe(null);
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});

describe('public facts', () => {
  test('are set by name; the others keep their initial values', () => {
    expect(lay({ open: { turn: 1 } }).open).toEqual({ turn: 1, digs: 0 });
  });
  test('unknown to the game are refused, with a list of those it has', () => {
    expect(whyNot({ open: { trun: 1 } })).toBe('there is no fact "trun": the public facts are turn, digs');
    expect(whyNot({ open: JSON.parse('{"__proto__":1}') })).toContain('the public facts are');
  });
  test('must have the right type', () => {
    for (const turn of ['1', true, null, [1], { seat: 1 }])
      expect(whyNot({ open: { turn } })).toMatch(/^turn is .*: it must be a number\.$/);
    const table = wrightGang.lay(wrightGang.configure(null, 2) as never, 2, 's', { open: { score: 5 } });
    expect(table).toMatchObject({ about: 'score is 5: it must be a list of 2, each a whole number from 0 to 483.' });
  });
});

describe('an impossible position is refused', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['an unknown zone', { zones: { deck: 3 } }, '"deck": the zones are ore, tales, hand, claim, trail, cellar, box'],
    ['a zone of every object', { zones: { toString: 3 } }, '"toString": the zones are'],
    ['an unknown face', { zones: { ore: 'gold silver' } }, 'ore: there is no face "silver": the faces are any, gold, rock'],
    ['a number that is no count', { zones: { ore: 1.5 } }, 'ore: 1.5 cards'],
    ['a negative count', { zones: { ore: -1 } }, 'ore: -1 cards'],
    ['a count without end', { zones: { ore: 1e9 } }, 'ore: 1000000000 cards'],
    ['a row that is neither text nor number', { zones: { ore: true } }, 'ore: a row is a text of faces or a number of cards'],
    ['nothing for a row', { zones: { ore: null } }, 'ore: a row is a text of faces or a number of cards'],
    ['nothing for a seat’s row', { zones: { hand: { 0: null } } }, 'hand: a row is a text of faces or a number of cards'],
    ['a list for a row', { zones: { hand: { 0: ['gold'] } } }, 'hand: a row is a text of faces or a number of cards'],
    ['one row for a zone of seats', { zones: { hand: 'gold' } }, 'hand: has a row for each seat'],
    ['one row for a zone of places', { zones: { trail: 3 } }, 'trail: has a row for each place'],
    ['one row for a zone of both', { zones: { claim: 'gold' } }, 'claim: has a row for each seat-place'],
    ['nothing for a zone of seats', { zones: { hand: null } }, 'hand: has a row for each seat'],
    ['a list for a zone of seats', { zones: { hand: ['gold'] } }, 'hand: has a row for each seat'],
    ['rows for a zone with one', { zones: { ore: { 0: 'gold' } } }, 'ore: is one row for the whole table'],
    ['a seat that is not taken', { zones: { hand: { 2: 'gold' } } }, 'hand: no row "2"'],
    ['a seat by name', { zones: { hand: { Ann: 'gold' } } }, 'hand: no row "Ann"'],
    ['a seat without a number', { zones: { hand: { '': 'gold' } } }, 'hand: no row ""'],
    ['a seat in other digits', { zones: { hand: { '0x1': 'gold', '1e0': 'gold' } } }, 'hand: no row "0x1"'],
    ['a place for a zone of seats', { zones: { hand: { 0: { mine: 'gold' } } } }, 'hand: no row "0 mine"'],
    ['an unknown place', { zones: { trail: { hill: 'gold' } } }, 'trail: no row "hill"'],
    ['a place within a place', { zones: { trail: { mine: { river: 'gold' } } } }, 'trail: no row "mine river"'],
    ['a seat without its place', { zones: { claim: { 0: 'gold' } } }, 'claim: no row "0"'],
    ['a seat with an unknown place', { zones: { claim: { 0: { hill: 'gold' } } } }, 'claim: no row "0 hill"'],
    ['more of a face than the box has', { zones: { ore: 'gold*4' } }, 'ore: the box has no more "gold"'],
    ['more cards than the box has', { zones: { ore: 40 } }, 'ore: the box has not that many cards'],
    ['a face where it can never lie', { zones: { hand: { 0: 'snake' } } }, 'hand: a "snake" can never lie here'],
    ['an unknown zone for the rest', { rest: 'attic' }, 'rest: "attic" is not a zone with one row'],
    ['a zone of seats for the rest', { rest: 'hand' }, 'rest: "hand" is not a zone with one row'],
    ['a part that no position has', { zone: { ore: 3 } }, '"zone": a position has zones, open, kept, rest, names'],
    ['zones that are no object', { zones: [1] }, 'zones: is an object'],
    ['facts that are no object', { open: 'turn' }, 'open: is an object'],
    ['nothing at all', null, 'a position is an object with zones, open, kept, rest, names'],
    ['a text', 'gold', 'a position is an object with zones, open, kept, rest, names'],
  ];
  test.each(cases)('%s', (_what, position, about) => {
    expect(whyNot(position)).toContain(about);
  });
  test('leftover cards that cannot lie where the rest goes', () => {
    const config = wrightGang.configure(null, 2);
    if (isRefusal(config)) expect.fail(config.about);
    expect(wrightGang.lay(config, 2, 's', { rest: 'loot' })).toMatchObject({
      about: 'rest: a "sheriff" is left, and can never lie in loot',
    });
    expect(
      isRefusal(wrightGang.lay(config, 2, 's', { zones: { sheriffs: 'sheriff*3', deck: 'sheriff', bonus: 3 }, rest: 'loot' })),
    ).toBe(false);
  });
  test('any other, with a reason and never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('zones', 'open', 'rest', 'hand', 'claim', 'trail', 'ore'), (value, part) => {
        const position = part === 'zones' || part === 'open' || part === 'rest' ? { [part]: value } : { zones: { [part]: value } };
        for (const laid of [frontier.lay({}, SEATS, 's', position as Position), frontier.lay({}, SEATS, 's', value as Position)])
          if (isRefusal(laid)) expect(laid.about).toBeTruthy();
      }),
      { numRuns: 3000, seed: 5 },
    );
  });
});
