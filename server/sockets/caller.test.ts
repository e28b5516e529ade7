/** The caller, and the page they call from. */
import { expect, test } from 'vitest';
import { addressOf, isHost, isSecure, mayCall, ownAddress } from './caller.ts';

const asking = (headers: object, remoteAddress = '10.0.0.1') => ({ headers, socket: { remoteAddress } }) as never;
const forwarded = (way: string) => asking({ 'x-forwarded-for': way });

test('a proxy is trusted only if configured', () => {
  expect(addressOf(forwarded('1.2.3.4'), 0)).toBe('10.0.0.1');
  expect(addressOf(forwarded('1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(addressOf(forwarded('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(addressOf(forwarded('1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4');
  expect(addressOf(asking({}), 1)).toBe('10.0.0.1');
});
test('a caller with a whole network of addresses counts as one', () => {
  expect(addressOf(asking({}, '::ffff:1.2.3.4'), 0)).toBe('1.2.3.4');
  expect(addressOf(asking({}, '2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2::/64');
  expect(addressOf(asking({}, '2001:db8::6'), 0)).toBe('2001:db8:0:0::/64');
  expect(addressOf(asking({}, '::1'), 0)).toBe('0:0:0:0::/64');
});
test('a host named by a caller is not trusted as our address', () => {
  const at = (host: string, localAddress = '::ffff:10.0.0.2') =>
    ownAddress({ headers: { host }, socket: { localAddress } } as never);
  expect([at('10.0.0.2:4545'), at('localhost:4545'), at('[::1]:4545', '::1')]).toEqual([
    'http://10.0.0.2:4545',
    'http://localhost:4545',
    'http://[::1]:4545',
  ]);
  expect(['evil.example', '6.6.6.6', 'a b', '', '%'].map(host => at(host))).toEqual([null, null, null, null, null]);
  expect(['here:4545', undefined, '[::1]:1'].map(isHost)).toEqual([true, true, true]);
});
test('a page may only call the site it came from', () => {
  const from = (origin?: string) => asking({ host: 'here:4545', ...(origin === undefined ? {} : { origin }) });
  expect(mayCall(from(), null)).toBe(true);
  expect(mayCall(from('http://here:4545'), null)).toBe(true);
  expect(mayCall(from('https://play.example'), 'https://play.example')).toBe(true);
  // An attacker who points their own name at this machine has a page whose origin and host agree.
  for (const origin of ['http://here:4545', 'http://here', 'http://evil.example', 'null', '', 'https://play.example.evil'])
    expect(mayCall(from(origin), 'https://play.example')).toBe(false);
});
test('a connection is secure if the public address says so, or a trusted proxy', () => {
  expect(isSecure(asking({}), 0, 'https://play.example')).toBe(true);
  expect(isSecure(asking({ 'x-forwarded-proto': 'https' }), 1, null)).toBe(true);
  expect(isSecure(asking({ 'x-forwarded-proto': 'https' }), 0, null)).toBe(false);
});
