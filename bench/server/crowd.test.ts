/** The crowd of the server benchmark, at a real server. */
import { expect, test, vi } from 'vitest';
import { served } from '../../server/testing/served.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { Crowd } from './crowd.ts';

test('a crowd opens its tables, plays at them, and counts acknowledged moves', async () => {
  const { url, metrics } = await served();
  const crowd = new Crowd(url);
  await crowd.growTo(3);
  expect(crowd.size).toBe(3);
  const acknowledged: number[] = [];
  await vi.waitUntil(
    () => {
      acknowledged.push(...crowd.takeAcknowledged());
      return acknowledged.length >= 6;
    },
    { timeout: PATIENCE },
  );
  crowd.close();
  expect(acknowledged.every(millis => millis > 0)).toBe(true);
  expect(crowd.tally.updates).toBeGreaterThanOrEqual(4 * 6);
  expect(metrics.text({ connections: 0, tables: 0, commits: 0, waiting: 0 })).not.toMatch(/^sixgun_errors_total [1-9]/m);
});
test('one guest and three bots play at each table', async () => {
  const { url } = await served();
  const crowd = new Crowd(url, undefined, ['gunhand', 'gunhand', 'gunhand']);
  await crowd.growTo(2);
  let acknowledged = 0;
  await vi.waitUntil(
    () => {
      acknowledged += crowd.takeAcknowledged().length;
      return acknowledged >= 4;
    },
    { timeout: PATIENCE },
  );
  crowd.close();
  // The bots have moved too.
  expect(crowd.tally.updates).toBeGreaterThan(2 * acknowledged);
});
