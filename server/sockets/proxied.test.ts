/** A proxy that answers pings is distinguished from guests who only seem slow, however many share one address. */
import { expect, test, vi } from 'vitest';
import { ProxyWatch } from './proxied.ts';

test('one or two slow addresses are no proxy, three of five are; it is reported once', () => {
  const watch = new ProxyWatch();
  watch.noticed = vi.fn();
  expect(['a', 'b', 'a'].map(address => watch.look(address, 120))).toEqual([false, false, false]);
  expect(['c', 'd'].map(address => watch.look(address, 3))).toEqual([false, false]);
  expect(watch.noticed).not.toHaveBeenCalled();
  expect(watch.look('e', 90)).toBe(true);
  expect(watch.look('a', 120)).toBe(true);
  // Guests near the server are still judged by pongs.
  expect(watch.look('c', 3)).toBe(false);
  expect(watch.noticed).toHaveBeenCalledOnce();
});
test('any number of guests at one address are one witness', () => {
  const watch = new ProxyWatch();
  for (let puppet = 0; puppet < 100; puppet++) expect(watch.look('203.0.113.7', 120)).toBe(false);
  expect(watch.isThere).toBe(false);
});
test('it takes most of the addresses, and unknown ones do not count', () => {
  const watch = new ProxyWatch();
  for (const address of 'abcd') watch.look(address, 2);
  for (const address of 'efg') expect(watch.look(address, 200)).toBe(false);
  expect(watch.look('h', null)).toBe(false);
  expect(watch.isThere).toBe(false);
});
test('it is gone when guests connect without it again', () => {
  const watch = new ProxyWatch();
  for (const address of 'abc') watch.look(address, 200);
  expect(watch.isThere).toBe(true);
  for (const address of 'abc') watch.look(address, 5);
  expect(watch.isThere).toBe(false);
});
