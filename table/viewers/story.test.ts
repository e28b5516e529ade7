/** What a joining guest is told of the past, and the notes about late players. */
import { expect, test } from 'vitest';
import { together } from '../../kernel/cards/together.ts';
import type { Move } from '../../kernel/seat.ts';
import type { StoryLine } from '../../wire/protocol.ts';
import { TestGuest } from '../testing/runtime.ts';
import { ask, started } from '../testing/table.ts';
import { TableStory } from './story.ts';

const told = (guest: TestGuest) =>
  guest.heard.flatMap(each => (each.tell === 'update' || each.tell === 'cue' ? together(each.update.tellings) : []));
const retold = (lines: readonly StoryLine[]) => lines.flatMap(line => ('telling' in line ? [line.telling] : []));
const nothing = { from: 0, told: [] };
const remark = (text: string) => ({ from: { seat: 0, name: 'Ann', who: 'ann' }, text });
const timed = { time: { kind: 'timed', decision: 10, bank: 0 } } as const;

test('a guest who reloads the page is told what they witnessed, and the chat they heard, in order', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 3, timed);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  await ask(table, ben, runtime, { ask: 'say', text: 'first' });
  await runtime.pass(15_000);
  await ask(table, ben, runtime, { ask: 'say', text: 'second' });
  const again = new TestGuest('ann');
  await table.enter(again, null);
  const { lines } = again.last('story')!;
  expect(told(ann).length).toBeGreaterThan(0);
  expect(retold(lines)).toEqual(told(ann));
  const said = lines.flatMap(line => ('text' in line ? [line.text] : []));
  expect(said).toEqual(['first', 'second']);
  // The deal is told as this seat witnessed it.
  const { deal } = again.last('story')!;
  expect(deal.at(-1)).toMatchObject({ tell: 'round', round: 1 });
  const known = deal.flatMap(({ to, cards }) => {
    const { zone, seat } = (to ?? {}) as { readonly zone: string; readonly seat: number };
    return zone === 'hand' && (cards as (string | null)[]).every(card => card !== null) ? [seat] : [];
  });
  expect(known).toEqual([0]);
  expect(lines[0]).toMatchObject({ text: 'first', from: { name: 'ben' } });
  expect(lines.at(-1)).toMatchObject({ text: 'second' });
});

test('chat from before the deal is told as such', () => {
  const story = new TableStory();
  const of = (game: number, inputs: number) => ({ game, inputs });
  story.add(remark('in the game before'), of(1, 9));
  story.add(remark('after the deal'), of(2, 0));
  story.add(remark('after a move'), of(2, 1));
  const passed = { tell: 'passed', seat: 1 };
  const { lines, before } = story.toldTo('ben', 2, { from: 0, told: [[passed]] }, true);
  expect(lines.map(line => ('text' in line ? line.text : 'passed'))).toEqual([
    'in the game before',
    'after the deal',
    'passed',
    'after a move',
  ]);
  expect(before).toBe(1);
  // Before the first deal there is no game to precede.
  expect(story.toldTo('ben', 1, nothing, true)).toMatchObject({ before: 0 });
  // Only the last lines are told: these do not reach that far back.
  const long = Array.from({ length: 250 }, () => [passed]);
  expect(story.toldTo('ben', 2, { from: 0, told: long }, true)).toMatchObject({ before: 0 });
});

test('cards that were told together are retold together', () => {
  const [from, to] = [
    { zone: 'deck', seat: null, place: null },
    { zone: 'sheriffs', seat: null, place: null },
  ];
  const sheriff = { tell: 'moved', cards: ['sheriff'], from, to };
  const { lines } = new TableStory().toldTo('ann', 1, { from: 0, told: [[sheriff, sheriff], [sheriff]] }, false);
  expect(retold(lines).map(({ cards }) => cards)).toEqual([['sheriff', 'sheriff'], ['sheriff']]);
});

test('two seats are told two stories: each what it witnessed', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  for (const [i, guest] of guests.entries()) {
    const { moves } = (await ask(table, guest, runtime, { ask: 'moves', do: 'load' })) as unknown as { moves: Move[] };
    await ask(table, guest, runtime, { ask: 'move', seq: i, move: moves[0]! });
  }
  const stories = await Promise.all(
    ['ann', 'ben', 'eve'].map(async name => {
      const guest = new TestGuest(name);
      await table.enter(guest, null);
      return retold(guest.last('story')!.lines);
    }),
  );
  const faces = stories.map(story =>
    story.map(telling => (telling['cards'] as (string | null)[]).filter(face => face !== null).length),
  );
  expect(faces).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});

test('a guest who reconnects is not told twice', async () => {
  const { runtime, table, guests } = await started(['ann'], 2);
  await ask(table, guests[0]!, runtime, { ask: 'say', text: 'hello' });
  const again = new TestGuest('ann');
  await table.enter(again, { game: 1, n: 0 });
  expect(again.last('story')).toBeUndefined();
});

test('the story is bounded, keeps team chat private, and omits notes that would reveal too much', () => {
  const story = new TableStory();
  for (let i = 0; i < 300; i++) story.add(remark(`${i}`), { game: 1, inputs: i }, i === 299 ? ['ann'] : null);
  story.add({ note: 'late', seat: 1 }, { game: 1, inputs: 300 });
  const told = Array.from({ length: 500 }, (_, i) => [{ tell: 'passed', seat: i }]);
  const { lines } = story.toldTo('ben', 1, { from: 0, told }, true);
  expect(lines).toHaveLength(200);
  const remarks = story.toldTo('ben', 2, nothing, true).lines;
  expect(remarks).toHaveLength(99);
  expect(remarks.at(-1)).toEqual({ note: 'late', seat: 1 });
  expect(story.toldTo('ann', 2, nothing, true).lines).toHaveLength(100);
  expect(story.toldTo('ann', 2, nothing, false).lines).toHaveLength(99);
});

test('a player who lets their time run out twice is told that a bot plays, and has time to return', async () => {
  const { runtime, table, guests } = await started(['ann'], 2, timed);
  const ann = guests[0]!;
  const held = () => ann.last('table')!.table.chairs[0]!.held;
  const notes = () => ann.heard.flatMap(each => (each.tell === 'note' ? [`${each.note} ${each.seat}`] : []));
  while (!held()) await runtime.pass(500);
  expect(notes()).toEqual(['late 0', 'late 0', 'held 0']);
  // Until it is her turn again: the bot thinks for her, without haste.
  const asked = () => ann.heard.findLast(each => each.tell === 'update')?.update.view.ask?.waiting.includes(0) === true;
  while (!asked()) await runtime.pass(100);
  const inputs = runtime.log.length;
  await runtime.pass(9000);
  expect(runtime.log.length).toBe(inputs);
  const { update } = ann.last('update')!;
  await table.enter(ann, { game: update.game, n: update.n });
  expect(held()).toBe(false);
  expect(notes().at(-1)).toBe('back 0');
});

test('a timeout is told before the move it led to, immediately and to guests who join later', async () => {
  const { runtime, table, guests } = await started(['ann'], 2, timed);
  const ann = guests[0]!;
  const isLate = (each: object): boolean => 'note' in each && each.note === 'late';
  const asked = () => ann.last('update')!.update.view.ask?.waiting.includes(0) === true;
  while (!asked()) await runtime.pass(500);
  const before = told(ann).length;
  const from = ann.heard.length;
  while (!ann.heard.some(isLate)) await runtime.pass(500);
  const after = ann.heard.slice(from);
  expect(after.findIndex(isLate)).toBeLessThan(after.findIndex(each => each.tell === 'update'));
  const again = new TestGuest('ann');
  await table.enter(again, null);
  const { lines } = again.last('story')!;
  expect(lines.findIndex(isLate)).toBe(before);
});

test('guests are told when a bot stands in for a player who has left', async () => {
  const { runtime, table, guests } = await started(['ann', 'ben'], 2);
  const [ann, ben] = guests;
  await table.leave(ann!);
  expect(ben!.last('table')!.table.chairs[0]!.heldIn).toBe(30_000);
  await runtime.pass(31_000);
  expect(ben!.last('table')!.table.chairs[0]).toMatchObject({ held: true, heldIn: null });
  expect(ben!.last('note')).toMatchObject({ note: 'held', seat: 0 });
});
