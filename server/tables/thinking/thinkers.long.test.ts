/** Thinking bots use separate threads: few may wait, and a game with one of them is played to its end. */
import { afterAll, expect, test } from 'vitest';
import { steelBullets } from '../../../games/steel-bullets/game.ts';
import type { BulletsTable } from '../../../games/steel-bullets/zones.ts';
import type { Kinds } from '../../../kernel/game.ts';
import type { Pondered } from '../../../table/runtime.ts';
import { Thinkers } from './thinkers.ts';

const thinkers = new Thinkers(1);
afterAll(() => thinkers.close());

/** Near the end of the game, where dreams are short. */
const table = steelBullets.lay(steelBullets.configure(null, 2) as never, 2, 'thinkers', {
  zones: { hand: { 0: 'panic', 1: 'hat' }, cylinder: { 4: 'bang', 5: 'bang' } },
  open: { opened: [true, true, true, false, false, false] },
}) as BulletsTable;
const question = (within: number): Pondered => ({
  rules: steelBullets.version,
  game: 'steel-bullets',
  bot: 'legend',
  table: table as Kinds['Table'],
  seat: steelBullets.ask(table)!.waiting[0]!,
  seed: 'a thought',
  within,
});
const PLENTY = 600_000;

test('a thread answers with a legal move', async () => {
  const found = await thinkers.ponder(question(PLENTY));
  const moves = [...steelBullets.moves(table, question(0).seat)];
  expect(moves).toContainEqual(found!.move);
});
test('a thread answers with a hint where no bot is named', async () => {
  const { bot: _, within: __, ...asked } = question(0);
  const { moves } = (await thinkers.hint(asked))!;
  expect(moves.length).toBeGreaterThan(1);
  expect(moves.map(({ chance }) => chance)).toEqual(moves.map(({ chance }) => chance).toSorted((x, y) => y - x));
  for (const { move } of moves) expect([...steelBullets.moves(table, asked.seat)]).toContainEqual(move);
});
test('a hint waits for bots, and few hints may wait', async () => {
  const { bot: _, within: __, ...asked } = question(0);
  const order: string[] = [];
  const first = thinkers.ponder(question(PLENTY)).then(() => order.push('first'));
  const hint = thinkers.hint(asked).then(() => order.push('hint'));
  const bot = thinkers.ponder(question(PLENTY)).then(() => order.push('bot'));
  expect(await thinkers.hint(asked)).toBeNull();
  await Promise.all([first, hint, bot]);
  expect(order).toEqual(['first', 'bot', 'hint']);
});
test('a question that comes too late, or finds no room, is dropped', async () => {
  expect(await thinkers.ponder(question(0))).toBeNull();
  const asked = Array.from({ length: 12 }, () => thinkers.ponder(question(PLENTY)));
  // One is processed and eight wait; the rest are refused at once.
  let isThinking = true;
  void asked[0]!.then(() => {
    isThinking = false;
  });
  expect(await Promise.all(asked.slice(9))).toEqual([null, null, null]);
  expect(isThinking).toBe(true);
  expect(await asked[0]).not.toBeNull();
});
test('a crashed thread is replaced', async () => {
  expect(await thinkers.ponder({ ...question(PLENTY), bot: 'nobody' })).toBeNull();
  expect(await thinkers.ponder(question(PLENTY))).not.toBeNull();
});
test('when the server closes, all waiting questions are answered', async () => {
  const closing = new Thinkers(1);
  const asked = Array.from({ length: 4 }, () => closing.ponder(question(PLENTY)));
  await closing.close();
  expect(await Promise.all(asked.slice(1))).toEqual([null, null, null]);
  expect(await closing.ponder(question(PLENTY))).toBeNull();
});
