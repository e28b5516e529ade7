/** A race at a table: the cost of a false start, the time of a move, and the loss of the referee. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { quickdraw, WITHIN } from '../../testing/toys/quickdraw.ts';
import { TableActor } from '../actor.ts';
import type { Evidence } from '../race/verdict.ts';
import type { Entry, Guest } from '../runtime.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, headerFor } from '../testing/table.ts';

const draw = quickdraw as unknown as Game<Kinds>;
const ROUND_TRIP = 400;

/** A guest over a slow and steady line, pinged every 50 ms. */
class FarGuest extends TestGuest {
  readonly #runtime: TestRuntime;
  constructor(id: string, runtime: TestRuntime) {
    super(id);
    this.#runtime = runtime;
  }
  override line(): ReturnType<Guest['line']> & null {
    const last = Math.floor((this.#runtime.now() - ROUND_TRIP) / 50);
    const trips = Array.from({ length: Math.max(0, last) }, (_, i) => ({ sent: i * 50, back: i * 50 + ROUND_TRIP }));
    return { path: { trips }, clock: [] } as never;
  }
}

const begun = async (runtime: TestRuntime, guests: readonly TestGuest[]): Promise<TableActor> => {
  const seating = emptyTable(guests[0]!.id, guests.length);
  const table = new TableActor(draw, [], runtime, headerFor(guests.length, { game: 'quickdraw', options: { cards: 1 }, seating }));
  for (const guest of guests) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit' });
    await ask(table, guest, runtime, { ask: 'ready', ready: true });
  }
  await ask(table, guests[0]!, runtime, { ask: 'start' });
  return table;
};
const inputs = (log: readonly Entry[]): readonly object[] => log.flatMap(entry => ('in' in entry ? [entry.in] : []));
const cueIn = (log: readonly Entry[]): number | undefined =>
  inputs(log).findLast((input): input is { cue: number } => 'cue' in input)?.cue;
/** Advances time exactly to the cue. */
const cued = async (runtime: TestRuntime, after = 0): Promise<number> => {
  const start = (runtime.log[0] as { start: { at: number } }).start.at;
  while (inputs(runtime.log).filter(input => 'cue' in input).length <= after) await runtime.pass(5);
  const cue = start + cueIn(runtime.log)!;
  await runtime.pass(cue - runtime.date());
  return cue;
};
const verdictOf = (log: readonly Entry[]): { readonly order: number[][]; readonly evidence: Evidence } =>
  inputs(log).find((input): input is { verdict: never } => 'verdict' in input)!.verdict;

test('WB-82 a false start is told to all and holds the hand; the second takes it out of the race', async () => {
  const runtime = new TestRuntime();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const [ann, ben] = guests as [TestGuest, TestGuest];
  const table = await begun(runtime, guests);
  const press = (guest: TestGuest, claim: number) => ask(table, guest, runtime, { ask: 'press', claim });
  const why = async (guest: TestGuest, claim: number): Promise<string | null> => {
    const answer = await press(guest, claim);
    return isRefusal(answer) ? answer.why : null;
  };
  expect(await why(ann, -1)).toMatch(/^Too soon: your hand is held/);
  for (const guest of guests) expect(guest.last('note')).toMatchObject({ note: 'flinched', seat: 0 });
  expect(await why(ben, -1)).toMatch(/held until/);
  expect(await why(ben, -1)).toMatch(/out of this race/);
  await cued(runtime);
  await runtime.pass(300);
  expect(await why(ann, 300)).toMatch(/still held/);
  expect(await press(ben, 300)).toEqual({ heard: 'ignored' });
  await runtime.pass(300);
  expect(await press(ann, 600)).toEqual({ heard: 'hand' });
  await runtime.pass(2 * WITHIN);
  const verdict = verdictOf(runtime.log);
  expect(verdict.order).toEqual([[0]]);
  expect(verdict.evidence).toMatchObject({
    missing: [1],
    early: [
      { seat: 0, times: 1 },
      { seat: 1, times: 2 },
    ],
  });
});

test('false starts are retold in their place, also after the table was loaded from its log', async () => {
  const runtime = new TestRuntime();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const table = await begun(runtime, guests);
  for (const guest of [guests[0]!, guests[1]!, guests[1]!]) await ask(table, guest, runtime, { ask: 'press', claim: -1 });
  await cued(runtime);
  await runtime.pass(2 * WITHIN);
  const storyAt = async (told: TableActor): Promise<readonly object[]> => {
    const again = new TestGuest('ann');
    await told.enter(again, null);
    return again.last('story')!.lines;
  };
  const lines = await storyAt(table);
  expect(lines.filter(line => 'note' in line)).toEqual([0, 1, 1].map(seat => ({ note: 'flinched', seat })));
  const loaded = new TableActor(draw, [], runtime, runtime.headers.at(-1)!);
  await loaded.recall(runtime.log);
  expect(await storyAt(loaded)).toEqual(lines);
});

test('a hand is never stamped before the cue, even if the system clock goes back', async () => {
  const runtime = new TestRuntime();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const table = await begun(runtime, guests);
  await cued(runtime);
  await runtime.pass(200);
  const date = runtime.date();
  runtime.date = () => date - 10_000;
  expect(await ask(table, guests[0]!, runtime, { ask: 'press', claim: 200 })).toEqual({ heard: 'hand' });
  const hand = inputs(runtime.log).find((input): input is { seat: number; at: number } => 'seat' in input)!;
  expect(hand.at).toBeGreaterThanOrEqual(cueIn(runtime.log)!);
});

test('WB-83 a move in a race counts from when it was made, not from when it arrived', async () => {
  for (const [arrives, counts] of [
    [WITHIN + 100, true],
    [WITHIN + 225, false],
  ] as const) {
    const runtime = new TestRuntime();
    const guests = [new FarGuest('ann', runtime), new FarGuest('ben', runtime)];
    await runtime.pass(5000);
    const table = await begun(runtime, guests);
    await cued(runtime);
    await runtime.pass(arrives);
    const answer = await ask(table, guests[0]!, runtime, { ask: 'move', seq: 0, move: { do: 'spit' } });
    expect(inputs(runtime.log).some(input => 'verdict' in input)).toBe(false);
    expect(isRefusal(answer)).toBe(!counts);
  }
});

test('a race that lost its referee starts again: hands are up, a new cue comes, and a verdict ends it', async () => {
  const runtime = new TestRuntime();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const before = await begun(runtime, guests);
  await cued(runtime);
  await runtime.pass(200);
  expect(await ask(before, guests[0]!, runtime, { ask: 'press', claim: 200 })).toEqual({ heard: 'hand' });

  // What is left after kill -9 is the log.
  const again = new TestRuntime();
  again.log.push(...runtime.log);
  await again.pass(runtime.now() + 500);
  const table = new TableActor(draw, [], again, runtime.headers.at(-1)!);
  await table.recall(runtime.log);
  const back = [new TestGuest('ann'), new TestGuest('ben')] as const;
  for (const guest of back) await table.enter(guest, null);
  await again.settle();
  expect(back[1].last('update')!.update.view.ask).toMatchObject({ cued: false, down: [], waiting: [0, 1] });
  expect(back[0].last('set')).toBeDefined();
  await cued(again, 1);
  await again.pass(250);
  expect(await ask(table, back[1], again, { ask: 'press', claim: 250 })).toEqual({ heard: 'hand' });
  await again.pass(2 * WITHIN);
  expect(verdictOf(again.log)).toMatchObject({ order: [[1]], evidence: { missing: [0] } });
  expect(inputs(again.log).filter(input => 'again' in input || 'verdict' in input)).toHaveLength(2);
});
