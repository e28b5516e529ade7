/** Bots answer in time: their thinking time fits the window and reveals nothing about their cards. */
import { expect, test } from 'vitest';
import { bots } from '../../games/steel-bullets/bot/bots.ts';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Millis } from '../../kernel/seat.ts';
import { TableActor } from '../actor.ts';
import { usualManners } from '../runtime.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, headerFor } from '../testing/table.ts';
import { BotRunner } from './bot-runner.ts';

const bullets = steelBullets as unknown as Game<Kinds>;
const { least, more } = usualManners.thinking;

/** When each of many thoughts ends, given the time left in a window. */
const thoughts = async (left: Millis | null): Promise<Millis[]> => {
  const runtime = new TestRuntime('thoughts');
  const ends: Millis[] = [];
  const botRunner = new BotRunner(
    runtime,
    () => null,
    () => ends.push(runtime.now()),
  );
  const seats = Array.from({ length: 500 }, (_, seat) => seat);
  botRunner.stir(
    bullets,
    () => bullets.setup(bullets.configure(null, 2) as never, 2, 'x'),
    seats,
    () => false,
    left,
  );
  await runtime.pass(least + more);
  return ends;
};

test.each([1, 2, 3, 10])('SB-45 in a window of %i seconds every bot has decided before it shuts', async seconds => {
  const ends = await thoughts(seconds * 1000);
  expect(ends).toHaveLength(500);
  expect(Math.max(...ends)).toBeLessThan(seconds * 1000);
  // No bot answers at once, and they do not all answer at the same moment.
  expect(Math.min(...ends)).toBeGreaterThan(seconds * 100 > least ? least - 1 : seconds * 100);
  expect(new Set(ends).size).toBeGreaterThan(100);
});
test('outside a window they take their usual time', async () => {
  const ends = await thoughts(null);
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...ends)).toBeGreaterThan(least + 0.9 * more);
});

test('SB-45 one-second windows never shut before a bot answers', async () => {
  const runtime = new TestRuntime();
  const chair = { kind: 'bot' as const, bot: 'gunhand' };
  const host = { kind: 'guest' as const, guest: 'ann', name: 'ann', ready: false, pledge: null };
  const header = headerFor(4, {
    game: 'steel-bullets',
    options: { window: 1 },
    seating: { host: 'ann', chairs: [host, chair, chair, chair] },
  });
  const table = new TableActor(bullets, bots as unknown as readonly Bot<Kinds>[], runtime, header);
  const ann = new TestGuest('ann');
  await table.enter(ann, null);
  await ask(table, ann, runtime, { ask: 'ready', ready: true });
  await ask(table, ann, runtime, { ask: 'start' });
  for (let seq = 0; seq < 2000 && table.header.status === 'playing'; seq++) {
    const { moves } = ann.last('update')!.update;
    if (moves !== null && moves.length > 0) await ask(table, ann, runtime, { ask: 'move', seq, move: moves.at(-1)! });
    await runtime.pass(200);
  }
  expect(table.header.status).toBe('over');
  const inputs = runtime.log.flatMap(entry => ('in' in entry ? [entry.in] : []));
  expect(inputs.filter(each => 'seat' in each && each.move.do === 'pass').length).toBeGreaterThan(10);
  expect(inputs.filter(each => 'tick' in each)).toEqual([]);
});

test('a slow bot plays what it found elsewhere in time, and plays by hunch if it found nothing or the table has changed', async () => {
  const quick: Bot<Kinds> = { name: 'quick', choose: () => ({ do: 'quick' }), react: () => null };
  const slow: Bot<Kinds> = { name: 'slow', hurried: quick, choose: () => ({ do: 'never here' }), react: () => null };
  const before = bullets.setup(bullets.configure(null, 2) as never, 2, 'x');
  const after = bullets.setup(bullets.configure(null, 2) as never, 2, 'y');
  const acted = async (found: { readonly move: { readonly do: string } } | null, now: Kinds['Table']): Promise<unknown> => {
    const runtime = Object.assign(new TestRuntime('pondering'), { ponder: async () => found });
    let table = before;
    let done: unknown = null;
    const botRunner = new BotRunner(
      runtime,
      () => slow,
      (_seat, choose) => {
        done = choose(slow);
      },
    );
    botRunner.stir(
      bullets,
      () => table,
      [0],
      () => false,
      null,
    );
    table = now;
    await runtime.pass(least + more);
    return done;
  };
  const found = { move: { do: 'deep' } };
  expect(await acted(found, before)).toEqual({ do: 'deep' });
  expect(await acted(found, after)).toEqual({ do: 'quick' });
  expect(await acted(null, before)).toEqual({ do: 'quick' });
});
