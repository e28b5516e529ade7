/** A challenge is valid for one purpose, from one page, and for a short time. */
import { expect, test } from 'vitest';
import { Challenges, PATIENCE } from './challenges.ts';

const challenges = new Challenges('ab'.repeat(32));
const purpose = { guest: 'ann', origin: 'https://play.example', proof: { code: 'hash' } };
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

test('a challenge states its purpose until it expires, and no two are the same', () => {
  const drawn = text(challenges.drawn(purpose, 1000));
  expect(challenges.read(drawn, purpose, 1000 + PATIENCE - 1)).toMatchObject(purpose);
  expect(challenges.read(drawn, purpose, 1000 + PATIENCE)).toBeNull();
  expect(text(challenges.drawn(purpose, 1000))).not.toBe(drawn);
});
test('a challenge is invalid for another guest or page, if changed, or from another server', () => {
  const drawn = text(challenges.drawn(purpose, 0));
  for (const other of [
    { guest: null },
    { guest: 'ben' },
    { origin: 'https://play.example:8443' },
    { origin: 'http://play.example' },
  ])
    expect(challenges.read(drawn, { ...purpose, ...other }, 1)).toBeNull();
  const changed = Buffer.from(drawn, 'base64url');
  changed[40]! ^= 1;
  for (const forged of ['', 'x', 'A'.repeat(43), text(changed), text(new Challenges('cd'.repeat(32)).drawn(purpose, 0))])
    expect(challenges.read(forged, purpose, 1)).toBeNull();
});
