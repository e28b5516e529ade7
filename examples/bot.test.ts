/** The example plays a whole game against the bots of a real server. */
import { afterEach, expect, test, vi } from 'vitest';
import { served } from '../server/testing/served.ts';

const argv = process.argv;
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

test('the bot in thirty lines plays to the end of a game', async () => {
  const { url, store } = await served();
  const over = new Promise<string>(resolve => {
    vi.spyOn(console, 'log').mockImplementation(resolve);
  });
  process.argv = ['node', 'bot.js', url];
  await import('./bot.ts');
  expect(await over).toMatch(/^The game is over. Points: \d+, \d+, \d+$/);
  await expect.poll(async () => (await store.results.totals('wright-gang')).games).toBe(1);
});
