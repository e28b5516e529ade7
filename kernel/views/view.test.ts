/** What a viewer sees and is told: rows by table, seat, place and both; nothing about time or what others keep. */
import { describe, expect, test } from 'vitest';
import { roulette } from '../../testing/roulette/game.ts';
import { at, frontier, places, room } from '../../testing/toys/frontier.ts';
import { morra } from '../../testing/toys/morra.ts';
import { anyGame, begin, does, played, randomGame } from '../../testing/toys/play.ts';
import { quickdraw } from '../../testing/toys/quickdraw.ts';
import type { Kinds, Watcher } from '../game.ts';
import { isRefusal } from '../refusal.ts';

const laid = (() => {
  const table = frontier.lay({}, 2, 'view', {
    zones: {
      hand: { 0: 'gold rock', 1: 'rock' },
      claim: { 0: { mine: 'rock gold' }, 1: { mine: 'gold', river: 'rock rock' } },
      trail: { river: 'ghost' },
      cellar: { mine: 'snake' },
      tales: 'flood ghost flood ghost flood',
    },
  });
  return isRefusal(table) ? expect.fail(table.about) : table;
})();

describe('rows', () => {
  test('of the table are a list, of seats a list of lists, of places lists by name, of both lists of lists by name', () => {
    expect(frontier.view(laid, 0).zones).toEqual({
      ore: [null, null],
      tales: [null, null, null, null, null],
      hand: [['gold', 'rock'], [null]],
      claim: [
        { mine: ['rock', 'gold'], river: [] },
        { mine: [null], river: [null, null] },
      ],
      trail: { mine: [], river: ['ghost'] },
      cellar: { mine: [null], river: [] },
      box: [],
    });
    expect(frontier.view(laid, 'rail').zones.claim).toEqual([
      { mine: [null, null], river: [] },
      { mine: [null], river: [null, null] },
    ]);
  });
  test('are named by the room, each once, for its full number of seats', () => {
    const named = [
      at.ore,
      at.tales,
      at.box,
      ...[0, 1, 2].flatMap(seat => [at.hand(seat), ...places.map(place => at.claim(seat, place))]),
    ];
    const all = [...named, ...places.flatMap(place => [at.trail(place), at.cellar(place)])];
    expect(all.map(spot => spot.row).sort((a, b) => a - b)).toEqual(room.spots.map((_, i) => i));
    expect(at.claim(2, 'river')).toMatchObject({ zone: 'claim', owner: 2, place: 'river' });
  });
  test('of empty seats are not shown', () => {
    expect(frontier.view(begin(frontier, 2), 'rail').zones.hand.length).toBe(2);
    expect(frontier.view(begin(frontier, 3), 'rail').zones.hand.length).toBe(3);
  });
});

describe('tellings', () => {
  test('name the row by zone, seat and place, and show each viewer the faces it knows', () => {
    const out = frontier.play(laid, does(0, 'bury', { face: 'gold', place: 'river' }));
    if (isRefusal(out)) expect.fail(out.why);
    const to = { zone: 'claim', seat: 0, place: 'river' };
    expect(out.told(0)[0]).toEqual({ tell: 'moved', cards: ['gold'], from: { zone: 'hand', seat: 0, place: null }, to });
    expect(out.told(1)[0]).toEqual({ tell: 'moved', cards: [null], from: { zone: 'hand', seat: 0, place: null }, to });
    // Viewers who saw the same share one telling, which is built once.
    expect(out.told('rail')[0]).toBe(out.told(1)[0]);
    expect(out.told(0)[0]).toBe(out.told(0)[0]);
  });
  test('of a look name the seat that looks; the others see only where', () => {
    const out = frontier.play(laid, does(0, 'dig', { place: 'river' }));
    if (isRefusal(out)) expect.fail(out.why);
    const looked = { tell: 'looked', from: { zone: 'claim', seat: 1, place: 'river' }, seat: 0 };
    expect(out.told(0)[1]).toEqual({ ...looked, cards: ['rock'] });
    expect(out.told('rail')[1]).toEqual({ ...looked, cards: [null] });
    expect(frontier.view(out.table, 0).zones.claim[1]).toEqual({ mine: [null], river: ['rock', null] });
  });
  test('are equally many for each viewer, and none for a viewer who is not there', () => {
    for (const { table, input } of randomGame(roulette, 3, 'tellings')) {
      const out = roulette.play(table, input);
      if (isRefusal(out)) expect.fail(out.why);
      for (const seat of [0, 1, 2]) expect(out.told(seat).map(t => t.tell)).toEqual(out.told('rail').map(t => t.tell));
      expect(out.told(3)).toEqual([]);
    }
  });
  test('are for listeners only: without listeners the table is the same', () => {
    for (const { table, input } of randomGame(frontier, 3, 'silent')) {
      const out = frontier.play(table, input);
      if (isRefusal(out)) expect.fail(out.why);
      expect(frontier.next(table, input)).toEqual(out.table);
    }
  });
});

describe('what is in no view', () => {
  test('time: while nothing happens, every view stays the same', () => {
    for (const game of [roulette, frontier, quickdraw, morra] as unknown as readonly (typeof roulette)[]) {
      const table = begin(game, 2);
      const later = played(game, table, { tick: 123 });
      expect(later.clock).toBe(123);
      for (const viewer of [0, 1, 'rail'] as const) {
        expect(game.view(later, viewer)).toEqual(game.view(table, viewer));
        const parts = ['ask', 'config', ...(game.id === 'morra' ? ['kept'] : []), 'open', 'seats', 'zones'];
        expect(Object.keys(game.view(later, viewer)).sort()).toEqual(parts);
      }
    }
  });
  test('what others keep: a seat sees its own, the rail nothing', () => {
    const table = played(
      morra,
      begin(morra, 3),
      does(0, 'hide', { coins: 1 }),
      does(1, 'hide', { coins: 2 }),
      does(2, 'hide', { coins: 3 }),
    );
    expect(table.kept).toEqual([1, 2, 3]);
    expect([0, 1, 2, 'rail' as const].map(viewer => morra.view(table, viewer).kept)).toEqual([1, 2, 3, null]);
  });
  test('sealed answers: all see who has answered, but not what', () => {
    const [one, three] = [1, 3].map(coins => played(morra, begin(morra, 3), does(1, 'hide', { coins })));
    for (const viewer of [0, 1, 2, 'rail'] as const) expect(morra.view(one!, viewer)).toEqual(morra.view(three!, viewer));
    expect(morra.view(one!, 'rail').ask).toEqual({
      kind: 'ask',
      question: 'hide',
      waiting: [0, 2],
      closes: 5000,
      cued: false,
      down: [],
    });
  });
  test('the dice, the stack and the cards’ identities', () => {
    const text = JSON.stringify(roulette.view(begin(roulette, 2), 0));
    for (const word of ['dice', 'stack', 'known', 'vars', 'pc']) expect(text).not.toContain(`"${word}"`);
  });
});

describe('a look after a look', () => {
  test.each([roulette, frontier, quickdraw, morra].map(game => [game.id, anyGame(game as never)] as const))(
    'shows what a first look would, and leaves the look before as it was: %s',
    (_, game) => {
      for (let trial = 0; trial < 8; trial++) {
        const seats = game.seats[0] + (trial % (game.seats[1] - game.seats[0] + 1));
        const watchers = ([...Array(seats).keys(), 'rail'] as const).map(viewer => game.watcher(viewer));
        const texts = new Map<object, string>();
        for (const { table } of randomGame(game, seats, `looks ${trial}`)) {
          let beside: Watcher<Kinds> | null = null;
          for (const watcher of watchers) {
            const view = watcher.look(table, beside);
            expect(view).toEqual(game.view(table, watcher.viewer));
            for (const [seen, text] of [...texts].slice(-2 * watchers.length)) expect(JSON.stringify(seen)).toBe(text);
            texts.set(view, JSON.stringify(view));
            beside = watcher;
          }
        }
      }
    },
  );
  test('a part that looks the same is the same object', () => {
    const table = begin(frontier, 2);
    const watcher = frontier.watcher(0);
    const first = watcher.look(table);
    const later = watcher.look(played(frontier, table, { tick: 5 }));
    expect(later.zones).toBe(first.zones);
    const face = first.zones.hand[0]![0]!;
    const buried = watcher.look(played(frontier, table, does(0, 'bury', { face, place: 'river' })));
    for (const zone of ['trail', 'cellar', 'box'] as const) expect(buried.zones[zone]).toBe(first.zones[zone]);
    expect(buried.zones.claim[0]).not.toEqual(first.zones.claim[0]);
  });
  test('a copy continues independently', () => {
    const table = begin(frontier, 2);
    const watcher = frontier.watcher(0);
    const first = watcher.look(table);
    const other = watcher.copy();
    expect(other.seen).toEqual({ table, view: first });
    watcher.look(played(frontier, table, { tick: 5 }));
    expect(other.seen).toEqual({ table, view: first });
  });
  test('a part that looks the same to two watchers is the same object', () => {
    const table = begin(roulette, 3);
    const beside = roulette.watcher(0);
    const first = beside.look(table);
    const second = roulette.watcher(1).look(table, beside);
    expect(second).toEqual(roulette.view(table, 1));
    expect(second.ask).toBe(first.ask);
    for (const zone of ['drum', 'deck', 'played', 'discard'] as const) expect(second.zones[zone]).toBe(first.zones[zone]);
    const [own, other] = [second.zones.hand, first.zones.hand];
    expect(own[2]).toBe(other[2]);
    expect(own[1]).not.toEqual(other[1]);
  });
});
