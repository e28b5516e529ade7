/** A proxy that answers pings is told from a guest who only seems slow. */
import { expect, test, vi } from 'vitest';
import { ProxyWatch } from './proxied.ts';

test('one or two guests whose answers are slow are no proxy, three of five are; it is told once', () => {
  const watch = new ProxyWatch();
  watch.noticed = vi.fn();
  expect(['a', 'b', 'a'].map(guest => watch.look(guest, 120))).toEqual([false, false, false]);
  expect(['c', 'd'].map(guest => watch.look(guest, 3))).toEqual([false, false]);
  expect(watch.noticed).not.toHaveBeenCalled();
  expect(watch.look('e', 90)).toBe(true);
  expect(watch.look('a', 120)).toBe(true);
  // Who is near the server is judged by pongs as ever.
  expect(watch.look('c', 3)).toBe(false);
  expect(watch.noticed).toHaveBeenCalledOnce();
});
test('it takes most of the guests, and what is not known says nothing', () => {
  const watch = new ProxyWatch();
  for (const guest of 'abcd') watch.look(guest, 2);
  for (const guest of 'efg') expect(watch.look(guest, 200)).toBe(false);
  expect(watch.look('h', null)).toBe(false);
  expect(watch.isThere).toBe(false);
});
test('it is gone when guests come without it again', () => {
  const watch = new ProxyWatch();
  for (const guest of 'abc') watch.look(guest, 200);
  expect(watch.isThere).toBe(true);
  for (const guest of 'abc') watch.look(guest, 5);
  expect(watch.isThere).toBe(false);
});
