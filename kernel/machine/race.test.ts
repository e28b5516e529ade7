/** Races of hands: the cue, the hands, the referee's verdict, and the clock where no referee speaks. */
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareBound } from '../../testing/play/chi-square.ts';
import { begin, does, played, refusal } from '../../testing/toys/play.ts';
import { quickdraw, WITHIN } from '../../testing/toys/quickdraw.ts';
import type { Input } from '../game.ts';

type T = ReturnType<typeof quickdraw.setup>;
const race = (seats = 3, options: { readonly mayMiss?: number; readonly cards?: number } = {}, seed = 'race'): T =>
  begin(quickdraw, seats, seed, { cards: 1, ...options });
const cued = (...args: Parameters<typeof race>): T => played(quickdraw, race(...args), { cue: 1000 });
const verdict = (order: unknown, at = 2000): Input => ({ verdict: { order: order as never, evidence: { by: 'hand' } }, at });
const finish = (table: T) => table.open.finish[0];
const draw = (seat: number, at: number): Input => does(seat, 'draw', {}, at);

describe('the cue', () => {
  test('is awaited: before it no seat can lay a hand, and the referee sees a waiting race', () => {
    const table = race();
    expect(quickdraw.race(table)).toEqual({ hand: 'draw', racers: [0, 1, 2], down: [], cued: false, within: WITHIN, mayMiss: 0 });
    expect(quickdraw.offers(table, 0).map(offer => offer.do)).toEqual(['spit']);
    expect(refusal(quickdraw, table, draw(0, 5)).rule).toBe('QD-1');
  });
  test('reveals its card, tells every viewer, and offers the draw to all', () => {
    const out = quickdraw.play(race(), { cue: 1000 });
    if ('why' in out) expect.fail(out.why);
    expect(out.told('rail').map(telling => telling.tell)).toEqual(['revealed', 'cue']);
    expect(quickdraw.race(out.table)!.cued).toBe(true);
    for (const seat of [0, 1, 2]) expect(quickdraw.offers(out.table, seat).map(offer => offer.do)).toEqual(['draw', 'spit']);
  });
  test('comes only once', () => {
    expect(refusal(quickdraw, cued(), { cue: 1500 }).rule).toBe('table:race');
  });
  test('is shown by the clock where there is no referee', () => {
    const table = race();
    expect(quickdraw.alarm(table)).toBe(3000);
    expect(quickdraw.race(played(quickdraw, table, { tick: 2999 }))!.cued).toBe(false);
    expect(quickdraw.race(played(quickdraw, table, { tick: 3000 }))!.cued).toBe(true);
  });
  test('is refused where no race waits, as is a verdict', () => {
    const over = played(quickdraw, cued(1), verdict([[0]]));
    expect(refusal(quickdraw, over, { cue: 1 }).rule).toBe('table:over');
    expect(refusal(quickdraw, race(), verdict([[0]])).rule).toBe('table:race');
  });
});

describe('a hand', () => {
  test('is seen by all once down, and its owner can do no more', () => {
    const out = quickdraw.play(cued(), draw(1, 1200));
    if ('why' in out) expect.fail(out.why);
    expect(out.told(0)).toEqual([{ tell: 'hand', seat: 1 }]);
    expect(quickdraw.view(out.table, 'rail').ask).toMatchObject({ kind: 'race', waiting: [0, 2], cued: true, down: [1] });
    expect(quickdraw.offers(out.table, 1)).toEqual([]);
    expect(refusal(quickdraw, out.table, draw(1, 1300)).rule).toBe('QD-1');
    expect(refusal(quickdraw, out.table, does(1, 'spit', {}, 1300)).rule).toBe('QD-2');
  });
  test('leaves others free to do what may be done unasked', () => {
    const table = played(quickdraw, cued(), draw(1, 1200), does(0, 'spit', {}, 1250));
    expect(table.open.spat).toEqual([1, 0, 0]);
    expect(quickdraw.race(table)!.down).toEqual([1]);
  });
});

describe('the verdict', () => {
  test('decides, even against the hands on the table', () => {
    const table = played(quickdraw, cued(), draw(0, 1100), draw(1, 1200), verdict([[2], [1]]));
    expect(finish(table)).toEqual([2, 1]);
    expect(quickdraw.outcome(table)!.winners).toEqual([2]);
  });
  test('may find that no hand counted', () => {
    expect(finish(played(quickdraw, cued(), verdict([])))).toEqual([]);
  });
  test('is told to all, with its tied groups and its evidence', () => {
    const out = quickdraw.play(cued(), verdict([[1, 0], [2]]));
    if ('why' in out) expect.fail(out.why);
    expect(out.told('rail')[0]).toEqual({ tell: 'verdict', order: [[1, 0], [2]], evidence: { by: 'hand' } });
  });
  test('is refused when it is malformed, with the reason', () => {
    const table = cued();
    const orders: unknown[] = [
      null,
      'fast',
      7,
      {},
      [0],
      [[0], 1],
      [[3]],
      [[-1]],
      [['0']],
      [[0.5]],
      [[null]],
      [[0], [0]],
      [[0, 0]],
      [[[0]]],
      [[0], [1], [2], [1]],
    ];
    for (const order of orders) expect(refusal(quickdraw, table, verdict(order)).rule, JSON.stringify(order)).toBe('table:verdict');
    for (const bad of [null, 'x', 5, [], {}])
      expect(refusal(quickdraw, table, { verdict: bad, at: 2000 }).rule).toBe('table:verdict');
  });
  test('is refused as quickly when huge', () => {
    const table = cued();
    expect(refusal(quickdraw, table, verdict(Array.from({ length: 100_000 }, () => [0]))).rule).toBe('table:verdict');
    expect(refusal(quickdraw, table, verdict([Array.from({ length: 100_000 }, (_, i) => i)])).rule).toBe('table:verdict');
  });
});

describe('a tie', () => {
  const tied = (seed: string): readonly number[] => finish(played(quickdraw, cued(3, {}, seed), verdict([[1], [0, 2]])))!;
  test('is broken by the table’s own dice: same seed, same order', () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect(tied(seed)).toEqual(tied(seed));
  });
  test('keeps the untied ahead, and favours none of the tied', () => {
    const counts = [0, 0];
    for (let i = 0; i < 2000; i++) {
      const [first, second, third] = tied(`tie ${i}`);
      expect([first, second! + third!]).toEqual([1, 2]);
      counts[second === 0 ? 0 : 1]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(2));
  });
});

describe('where there is no referee', () => {
  test('stamps decide, not arrival: an earlier hand that travelled longer wins', () => {
    const table = played(quickdraw, cued(), draw(0, 1450), draw(2, 1400), draw(1, 1390));
    expect(quickdraw.race(table)).not.toBe(null);
    expect(finish(played(quickdraw, table, { tick: quickdraw.alarm(table)! }))).toEqual([1, 2, 0]);
  });
  test('hands with the same stamp tie, and chance breaks the tie, not arrival', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const table = played(quickdraw, cued(2, {}, `same ${i}`), draw(0, 1300), draw(1, 1300));
      firsts.add(finish(played(quickdraw, table, { tick: quickdraw.alarm(table)! }))![0]!);
    }
    expect([...firsts].sort()).toEqual([0, 1]);
  });
  test('when time runs out, a seat that has laid no hand is unplaced', () => {
    const table = played(quickdraw, cued(), draw(2, 1700));
    const closes = quickdraw.alarm(table)!;
    expect(closes).toBeGreaterThanOrEqual(1000 + WITHIN);
    expect(finish(played(quickdraw, table, { tick: closes - 1 }))).toBe(undefined);
    expect(finish(played(quickdraw, table, { tick: closes }))).toEqual([2]);
  });
  test('a hand stamped after the time does not count; one stamped in time does, even if it arrives later', () => {
    const table = played(quickdraw, cued(), draw(0, 1001 + WITHIN), draw(1, 1000 + WITHIN), draw(2, 1500));
    expect(finish(played(quickdraw, table, { tick: quickdraw.alarm(table)! }))).toEqual([2, 1]);
  });
  test('it closes soon after enough hands are down, but not at once: one may still be on the wire', () => {
    const whole = quickdraw.alarm(cued(3, { mayMiss: 1 }))!;
    const one = played(quickdraw, cued(3, { mayMiss: 1 }), draw(0, 1300));
    expect(quickdraw.alarm(one)).toBe(whole);
    const two = played(quickdraw, one, draw(1, 1350));
    const soon = quickdraw.alarm(two)!;
    expect(soon).toBeLessThan(whole);
    expect(soon).toBeGreaterThan(1350);
    expect(finish(played(quickdraw, two, draw(2, 1290), { tick: quickdraw.alarm(two)! }))).toEqual([2, 0, 1]);
    expect(finish(played(quickdraw, two, { tick: soon }))).toEqual([0, 1]);
  });
  test('when no hand may be missing, it waits for the last', () => {
    const whole = quickdraw.alarm(cued(3))!;
    expect(quickdraw.alarm(played(quickdraw, cued(3), draw(0, 1300), draw(1, 1350)))).toBe(whole);
  });
  test('a late hand never extends a race beyond its time', () => {
    const whole = quickdraw.alarm(cued(2))!;
    const table = played(quickdraw, cued(2), draw(0, whole - 10), draw(1, whole - 5));
    expect(quickdraw.alarm(table)).toBe(whole);
  });
});
