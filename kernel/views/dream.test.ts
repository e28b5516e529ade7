/** Dreams: what a seat does not know is redrawn, uniformly over all possibilities; what it knows stays. */
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareBound } from '../../testing/play/chi-square.ts';
import { roulette } from '../../testing/roulette/game.ts';
import { frontier, tales } from '../../testing/toys/frontier.ts';
import { MOST, type Morra, morra } from '../../testing/toys/morra.ts';
import { begin, does, played, randomGame } from '../../testing/toys/play.ts';
import { raw, type Shape, type Table, topOf } from '../cards/table.ts';
import { furnish, own, pile, type Zones } from '../cards/zones.ts';
import type { Game } from '../game.ts';
import { ask, type SeatAnswers, script } from '../machine/script.ts';
import { verb } from '../machine/verb.ts';
import { type KindsOf, makeGame } from '../make.ts';
import { isRefusal } from '../refusal.ts';

interface Cards extends Shape {
  readonly face: string;
  readonly open: Record<string, never>;
  readonly kept: null;
  readonly config: Record<string, never>;
}
/** A table with cards on it where nothing happens. */
const still = (zones: Zones, faces: readonly string[], backs: { readonly [face: string]: string } = {}): Game<KindsOf<Cards>> => {
  const rest = verb<Cards, Record<never, never>>({
    name: 'rest',
    needs: {},
    notNow: () => ({ rule: 'ST-1', why: 'Rest.' }),
    why: () => null,
    moves: () => [{}],
  });
  const waiting = script<Cards>([
    ask({ question: 'rest', who: () => [0], verbs: [rest], into: 'rest', lapse: () => ({ do: 'rest' }) }),
  ]);
  return makeGame<Cards>({
    id: 'still',
    version: 1,
    fewest: 1,
    options: {},
    room: furnish(zones, 2) as never,
    cards: Object.fromEntries(faces.map(face => [face, { copies: 1, back: backs[face] ?? '' }])),
    verbs: [rest],
    standing: [],
    scripts: { game: waiting, position: waiting },
    rest: 'deck',
    begin: (_config, seats) => ({ open: {}, kept: Array.from({ length: seats }, () => null) }),
    outcome: () => null,
  });
};
const laid = (game: Game<KindsOf<Cards>>, zones: { readonly [zone: string]: string }) => {
  const table = game.lay({}, 2, 'dream', { zones });
  return isRefusal(table) ? expect.fail(table.about) : table;
};
/** How often each arrangement of the faces is dreamt. */
const dreamt = (game: Game<KindsOf<Cards>>, table: ReturnType<typeof laid>, n: number): Map<string, number> => {
  const counts = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const dream = game.imagine(table, 0, `dream ${i}`);
    const rows = dream.cards.map(row => row.map(id => dream.face[raw(id)]).join(' ')).join(' | ');
    counts.set(rows, (counts.get(rows) ?? 0) + 1);
  }
  return counts;
};

describe('hidden cards', () => {
  test('lie in every possible order, each equally likely', () => {
    const game = still({ deck: pile('nobody') }, ['a', 'b', 'c', 'd']);
    const counts = dreamt(game, laid(game, { deck: 'a b c d' }), 12_000);
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(24));
  });
  test('are also uniform where rows refuse faces, with nested sets of refused faces', () => {
    const zones = {
      holster: pile('nobody', { never: ['c', 'd'] }),
      vault: pile('nobody', { never: ['d'] }),
      deck: pile('nobody'),
    };
    const game = still(zones, ['a', 'b', 'c', 'd']);
    const counts = dreamt(game, laid(game, { holster: 'a', vault: 'b', deck: 'c d' }), 12_000);
    // Two for the holster, then two of the three that are not d for the vault, then two orders for the deck.
    expect(counts.size).toBe(2 * 2 * 2);
    for (const rows of counts.keys()) expect(rows).toMatch(/^[ab] \| [abc] \| /);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareBound(8));
  });
  test('never change decks: backs are visible to all', () => {
    const game = still({ deck: pile('nobody') }, ['a', 'b', 'x', 'y'], { x: 'other', y: 'other' });
    const counts = dreamt(game, laid(game, { deck: 'a x b y' }), 2000);
    expect([...counts.keys()].sort()).toEqual(['a x b y | ', 'a y b x | ', 'b x a y | ', 'b y a x | ']);
  });
  test('are dealt around the cards that the seat knows', () => {
    const game = still({ hand: own('owner'), deck: pile('nobody') }, ['a', 'b', 'c']);
    const table = game.lay({}, 2, 'known', { zones: { hand: { 0: 'a', 1: 'b' }, deck: 'c' } });
    if (isRefusal(table)) expect.fail(table.about);
    expect([...dreamt(game, table, 500).keys()].sort()).toEqual(['a | b | c | ', 'a | c | b | ']);
  });
  test('of a whole game are always those of its box, each with its own back', () => {
    for (let n = 0; n < 6; n++)
      for (const { table } of randomGame(frontier, 3, `never ${n}`)) {
        const dream = frontier.imagine(table, 1, `dream ${n}`);
        expect(dream.face.toSorted()).toEqual(table.face.toSorted());
        for (const [i, face] of dream.face.entries()) expect(tales.includes(face)).toBe(tales.includes(table.face[i]!));
      }
  });
});

describe('a declaration', () => {
  test('whose hidden zones refuse different faces is refused, naming both zones', () => {
    const zones = { holster: pile('nobody', { never: ['a'] }), vault: own('owner', { never: ['b'] }), deck: pile('nobody') };
    expect(() => still(zones, ['a', 'b'])).toThrow(/holster.*vault|vault.*holster/);
  });
  test('may let each zone refuse cards of the other deck: only cards with the same back are dealt together', () => {
    const zones = { deck: pile('nobody', { never: ['x', 'y'] }), drum: pile('nobody', { never: ['a', 'b'] }) };
    const game = still(zones, ['a', 'b', 'x', 'y'], { x: 'other', y: 'other' });
    const counts = dreamt(game, laid(game, { deck: 'a b', drum: 'x y' }), 500);
    expect([...counts.keys()].sort()).toEqual(['a b | x y | ', 'a b | y x | ', 'b a | x y | ', 'b a | y x | ']);
  });
  test('may let open zones refuse any face: their cards are known', () => {
    const zones = { holster: pile('nobody', { never: ['a'] }), table: pile('all', { never: ['b'] }), deck: pile('nobody') };
    expect(still(zones, ['a', 'b']).id).toBe('still');
  });
});

describe('sealed answers', () => {
  const coins = (answers: SeatAnswers, seat: number): number | undefined =>
    answers.find(a => a.seat === seat)?.move['coins'] as number | undefined;
  const answersOf = (table: Table<Morra>): SeatAnswers => topOf(table).vars['hidden'] as SeatAnswers;
  const table = played(morra, begin(morra, 4), does(0, 'hide', { coins: 2 }), does(2, 'hide', { coins: 3 }));
  test('of others are redrawn, each possible answer equally likely', () => {
    const counts = Array.from({ length: MOST + 1 }, () => 0);
    for (let i = 0; i < 4000; i++) counts[coins(answersOf(morra.imagine(table, 1, `d${i}`)), 2)!]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(MOST + 1));
  });
  test('of the dreamer stay, and the same seats are waited for', () => {
    for (let i = 0; i < 50; i++) {
      const dream = morra.imagine(table, 0, `d${i}`);
      expect(coins(answersOf(dream), 0)).toBe(2);
      expect(dream.ask).toEqual(table.ask);
      expect(dream.ask!.waiting).toEqual([1, 3]);
    }
  });
  test('leave a dream that can be played on until all have answered', () => {
    const dream = played(morra, morra.imagine(table, 1, 'on'), does(1, 'hide', { coins: 0 }), does(3, 'hide', { coins: 1 }));
    expect(dream.kept[1]).toBe(0);
    expect(dream.kept[3]).toBe(1);
    expect(dream.kept.every(n => n !== null && n <= MOST)).toBe(true);
  });
});

describe('what others keep', () => {
  const hidden = [3, 1, 2].map((coins, seat) => does(seat, 'hide', { coins }));
  const table = played(morra, begin(morra, 3), ...hidden);
  test('is dreamt as the game says; what the dreamer keeps stays', () => {
    const counts = Array.from({ length: MOST + 1 }, () => 0);
    for (let i = 0; i < 4000; i++) {
      const { kept } = morra.imagine(table, 0, `d${i}`);
      expect(kept[0]).toBe(3);
      counts[kept[1]!]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(MOST + 1));
  });
});

describe('a dream', () => {
  test('is the same for the same seed, and different for another', () => {
    const table = begin(roulette, 4);
    expect(roulette.imagine(table, 0, 'x')).toEqual(roulette.imagine(table, 0, 'x'));
    expect(roulette.imagine(table, 0, 'x')).not.toEqual(roulette.imagine(table, 0, 'y'));
  });
  test('has its own dice: a shuffle cannot be foreseen', () => {
    const table = begin(roulette, 4);
    expect(roulette.imagine(table, 0, 'x').dice).not.toEqual(table.dice);
  });
  test('of a table with fair dice cannot be used to learn its key', () => {
    const key = 'ab'.repeat(32);
    const table = roulette.setup({}, 3, `fair:${key}`);
    expect(JSON.stringify(table)).toContain(key);
    expect(JSON.stringify(roulette.imagine(table, 0, 'x'))).not.toContain(key);
  });
  test('knows of no passes in a window but the dreamer’s own', () => {
    const start = roulette.lay({}, 4, 'w', {
      zones: { drum: 'click*5 bang', hand: { 0: 'thief', 1: 'will', 2: 'nerves', 3: 'nerves' } },
    });
    if (isRefusal(start)) expect.fail(start.about);
    const table = played(roulette, start, does(0, 'thief'), does(0, 'rob', { whom: 1 }), does(2, 'pass'), does(3, 'pass'));
    expect(table.ask!.waiting).toEqual([1]);
    expect(roulette.imagine(table, 0, 'x').ask!.waiting).toEqual([1, 2, 3]);
    expect(roulette.imagine(table, 2, 'x').ask!.waiting).toEqual([1, 3]);
  });
  test('leaves the table unchanged', () => {
    const table = begin(roulette, 4);
    const before = JSON.stringify(table);
    roulette.imagine(table, 1, 'x');
    expect(JSON.stringify(table)).toBe(before);
  });
});
