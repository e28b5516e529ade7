/** Cookies that only the server can sign, and codes that bring guests back. */
import { expect, test } from 'vitest';
import { newRecoveryCode, newTableCode, recoveryHash, Seal } from './identity.ts';

const seal = new Seal('ab'.repeat(32));
const cookieOf = (id: string, by = seal, epoch = 0): string => by.cookieFor({ id, epoch }, false).split(';')[0]!;

test('a cookie names its guest, among others too', () => {
  expect(seal.guestIn(cookieOf('ann'))).toEqual({ id: 'ann', epoch: 0 });
  expect(seal.guestIn(`a=b; ${cookieOf('ann')}; c=d`)).toEqual({ id: 'ann', epoch: 0 });
  expect(seal.guestIn(cookieOf('ann', seal, 7))).toEqual({ id: 'ann', epoch: 7 });
});
test('a missing cookie, a foreign seal and a changed name are invalid', () => {
  const forged = [
    undefined,
    '',
    'sixgun',
    'sixgun=',
    'sixgun=ann',
    'sixgun=ann.',
    'sixgun=.',
    cookieOf('ann').replace('ann', 'ben'),
    cookieOf('ann').replace('ann', 'ann.1'),
    cookieOf('ann', seal, 1).replace('ann.1', 'ann'),
    cookieOf('ann', seal, 1).replace('ann.1', 'ann.2'),
  ];
  for (const cookie of [...forged, cookieOf('ann', new Seal('cd'.repeat(32))), `${cookieOf('ann')}xx`])
    expect(seal.guestIn(cookie)).toBeNull();
});
test('pages cannot read it, and it goes over secure connections only where there are any', () => {
  expect(seal.cookieFor({ id: 'ann', epoch: 0 }, true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect(seal.cookieFor({ id: 'ann', epoch: 0 }, false)).not.toContain('Secure');
});
test('a recovery code tolerates careless copying', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){3}[A-HJ-NP-Z2-9]{5}$/);
  expect(recoveryHash(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(recoveryHash(code));
  expect(recoveryHash(newRecoveryCode())).not.toBe(recoveryHash(code));
});
test('table codes have no letters that look alike', () => {
  for (let i = 0; i < 1000; i++) expect(newTableCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});
