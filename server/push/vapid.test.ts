/** The sender of a message: the example of the standard is checked like our own tokens. */
import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vapid } from './vapid.ts';

/** Checks like a push service (RFC 8292). */
const claimsIn = (authorization: string): { readonly [claim: string]: unknown } => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('not signed by this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly [claim: string]: unknown };
};

test('the example of RFC 8292 is valid', () => {
  const example =
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
  expect(claimsIn(example)).toEqual({ aud: 'https://push.example.net', exp: 1453523768, sub: 'mailto:push@example.com' });
});
test('a token names its service, expires within a day, and names the sender', () => {
  const vapid = new Vapid(Vapid.freshKey());
  const now = Date.UTC(2026, 10, 19);
  const authorization = vapid.authorization('https://push.example.net/send/abc?x=1', 'https://sixgun.example', now);
  expect(authorization).toContain(`k=${vapid.publicKey}`);
  expect(claimsIn(authorization)).toEqual({
    aud: 'https://push.example.net',
    exp: now / 1000 + 12 * 60 * 60,
    sub: 'https://sixgun.example',
  });
  expect(claimsIn(vapid.authorization('https://a.example/', 'http://localhost:4545', now))).not.toHaveProperty('sub');
});
test('the same stored key makes the same sender', () => {
  const kept = Vapid.freshKey();
  expect(new Vapid(kept).publicKey).toBe(new Vapid(kept).publicKey);
  expect(Buffer.from(new Vapid(kept).publicKey, 'base64url')).toHaveLength(65);
});
