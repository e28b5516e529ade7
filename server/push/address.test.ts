/** Which addresses are ever contacted: a guest could name any. */
import { expect, test } from 'vitest';
import { isEndpoint, isPublic } from './address.ts';
import { post, toTheWeb } from './post.ts';

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
  '%s is a public address',
  address => {
    expect(isPublic(address)).toBe(true);
  },
);
test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
])('%s is none', address => {
  expect(isPublic(address)).toBe(false);
});

test('an endpoint has a host name and the usual port', () => {
  expect(isEndpoint('https://fcm.googleapis.com/fcm/send/abc:def')).toBe(true);
  expect(isEndpoint('https://web.push.apple.com/QAbc?x=1')).toBe(true);
});
test.each([
  'http://push.example/x',
  'https://push.example:8443/x',
  'https://user@push.example/x',
  'https://user:word@push.example/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://localhost/x',
  'https://intranet/x',
  'https://push.example/x#y',
  'file:///etc/passwd',
  'push.example',
  `https://push.example/${'x'.repeat(1024)}`,
])('%s is no endpoint', text => {
  expect(isEndpoint(text)).toBe(false);
});
test('a name without a public address is not contacted', async () => {
  const posted = await post(toTheWeb, {
    endpoint: 'https://localhost/x',
    headers: {},
    body: Buffer.from('x'),
    signal: AbortSignal.timeout(20_000),
  });
  expect(posted.status).toBeNull();
});
