/** A race at a table: what a false start costs, when a move was made, and a referee who is gone. */
import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { quickdraw, WITHIN } from '../../testing/toys/quickdraw.ts';
import { TableActor } from '../actor.ts';
import type { Entry, Guest } from '../house.ts';
import type { Evidence } from '../race/verdict.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestHouse } from '../testing/house.ts';
import { ask, headerFor } from '../testing/table.ts';

const draw = quickdraw as unknown as Game<Kinds>;
const ROUND_TRIP = 400;

/** A guest over a slow and steady line, pinged every 50 ms. */
class FarGuest extends TestGuest {
  readonly #house: TestHouse;
  constructor(id: string, house: TestHouse) {
    super(id);
    this.#house = house;
  }
  override line(): ReturnType<Guest['line']> & null {
    const last = Math.floor((this.#house.now() - ROUND_TRIP) / 50);
    const trips = Array.from({ length: Math.max(0, last) }, (_, i) => ({ sent: i * 50, back: i * 50 + ROUND_TRIP }));
    return { path: { trips }, clock: [] } as never;
  }
}

const begun = async (house: TestHouse, guests: readonly TestGuest[]): Promise<TableActor> => {
  const seating = emptyTable(guests[0]!.id, guests.length);
  const table = new TableActor(draw, [], house, headerFor(guests.length, { game: 'quickdraw', options: { cards: 1 }, seating }));
  for (const guest of guests) {
    await table.enter(guest, null);
    await ask(table, guest, house, { ask: 'sit' });
    await ask(table, guest, house, { ask: 'ready', ready: true });
  }
  await ask(table, guests[0]!, house, { ask: 'start' });
  return table;
};
const inputs = (log: readonly Entry[]): readonly object[] => log.flatMap(entry => ('in' in entry ? [entry.in] : []));
const cueIn = (log: readonly Entry[]): number | undefined =>
  inputs(log).findLast((input): input is { cue: number } => 'cue' in input)?.cue;
/** Time goes by until the cue is up, to the instant. */
const cued = async (house: TestHouse, after = 0): Promise<number> => {
  const start = (house.log[0] as { start: { at: number } }).start.at;
  while (inputs(house.log).filter(input => 'cue' in input).length <= after) await house.pass(5);
  const cue = start + cueIn(house.log)!;
  await house.pass(cue - house.date());
  return cue;
};
const verdictOf = (log: readonly Entry[]): { readonly order: number[][]; readonly evidence: Evidence } =>
  inputs(log).find((input): input is { verdict: never } => 'verdict' in input)!.verdict;

test('WB-82 a false start is told to all and holds the hand; the second takes it out of the race', async () => {
  const house = new TestHouse();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const [ann, ben] = guests as [TestGuest, TestGuest];
  const table = await begun(house, guests);
  const press = (guest: TestGuest, claim: number) => ask(table, guest, house, { ask: 'press', claim });
  const why = async (guest: TestGuest, claim: number): Promise<string | null> => {
    const answer = await press(guest, claim);
    return isRefusal(answer) ? answer.why : null;
  };
  expect(await why(ann, -1)).toMatch(/^Too soon: your hand is held/);
  for (const guest of guests) expect(guest.last('note')).toMatchObject({ note: 'flinched', seat: 0 });
  expect(await why(ben, -1)).toMatch(/held until/);
  expect(await why(ben, -1)).toMatch(/out of this race/);
  await cued(house);
  await house.pass(300);
  expect(await why(ann, 300)).toMatch(/still held/);
  expect(await press(ben, 300)).toEqual({ heard: 'ignored' });
  await house.pass(300);
  expect(await press(ann, 600)).toEqual({ heard: 'hand' });
  await house.pass(2 * WITHIN);
  const verdict = verdictOf(house.log);
  expect(verdict.order).toEqual([[0]]);
  expect(verdict.evidence).toMatchObject({
    missing: [1],
    early: [
      { seat: 0, times: 1 },
      { seat: 1, times: 2 },
    ],
  });
});

test('false starts are told again in their place, also after the table was loaded from its log', async () => {
  const house = new TestHouse();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const table = await begun(house, guests);
  for (const guest of [guests[0]!, guests[1]!, guests[1]!]) await ask(table, guest, house, { ask: 'press', claim: -1 });
  await cued(house);
  await house.pass(2 * WITHIN);
  const storyAt = async (told: TableActor): Promise<readonly object[]> => {
    const again = new TestGuest('ann');
    await told.enter(again, null);
    return again.last('story')!.lines;
  };
  const lines = await storyAt(table);
  expect(lines.filter(line => 'note' in line)).toEqual([0, 1, 1].map(seat => ({ note: 'flinched', seat })));
  const loaded = new TableActor(draw, [], house, house.headers.at(-1)!);
  await loaded.recall(house.log);
  expect(await storyAt(loaded)).toEqual(lines);
});

test('a hand is never stamped before the cue, even if the calendar goes back', async () => {
  const house = new TestHouse();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const table = await begun(house, guests);
  await cued(house);
  await house.pass(200);
  const date = house.date();
  house.date = () => date - 10_000;
  expect(await ask(table, guests[0]!, house, { ask: 'press', claim: 200 })).toEqual({ heard: 'hand' });
  const hand = inputs(house.log).find((input): input is { seat: number; at: number } => 'seat' in input)!;
  expect(hand.at).toBeGreaterThanOrEqual(cueIn(house.log)!);
});

test('WB-83 a move in a race counts by when it was made, not by when it arrived', async () => {
  for (const [arrives, counts] of [
    [WITHIN + 100, true],
    [WITHIN + 225, false],
  ] as const) {
    const house = new TestHouse();
    const guests = [new FarGuest('ann', house), new FarGuest('ben', house)];
    await house.pass(5000);
    const table = await begun(house, guests);
    await cued(house);
    await house.pass(arrives);
    const answer = await ask(table, guests[0]!, house, { ask: 'move', seq: 0, move: { do: 'spit' } });
    expect(inputs(house.log).some(input => 'verdict' in input)).toBe(false);
    expect(isRefusal(answer)).toBe(!counts);
  }
});

test('a race whose referee is gone is set again: hands are up, a new cue comes, and a verdict ends it', async () => {
  const house = new TestHouse();
  const guests = [new TestGuest('ann'), new TestGuest('ben')];
  const before = await begun(house, guests);
  await cued(house);
  await house.pass(200);
  expect(await ask(before, guests[0]!, house, { ask: 'press', claim: 200 })).toEqual({ heard: 'hand' });

  // What is left after kill -9 is the log.
  const again = new TestHouse();
  again.log.push(...house.log);
  await again.pass(house.now() + 500);
  const table = new TableActor(draw, [], again, house.headers.at(-1)!);
  await table.recall(house.log);
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
