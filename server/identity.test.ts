/** Cookies that nobody else can sign, and codes that bring guests back. */
import { expect, test } from 'vitest';
import { newRecoveryCode, newTableCode, recoveryHash, Seal } from './identity.ts';

const seal = new Seal('ab'.repeat(32));
const cookieOf = (guest: string, by = seal): string => by.cookieFor(guest, false).split(';')[0]!;

test('a cookie names its guest, among others too', () => {
  expect(seal.guestIn(cookieOf('ann'))).toBe('ann');
  expect(seal.guestIn(`a=b; ${cookieOf('ann')}; c=d`)).toBe('ann');
});
test('no cookie, another’s seal and a changed name are worth nothing', () => {
  const forged = [
    undefined,
    '',
    'sixgun',
    'sixgun=',
    'sixgun=ann',
    'sixgun=ann.',
    'sixgun=.',
    cookieOf('ann').replace('ann', 'ben'),
  ];
  for (const cookie of [...forged, cookieOf('ann', new Seal('cd'.repeat(32))), `${cookieOf('ann')}xx`])
    expect(seal.guestIn(cookie)).toBeNull();
});
test('pages cannot read it, and it goes over secure connections only where there are any', () => {
  expect(seal.cookieFor('ann', true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect(seal.cookieFor('ann', false)).not.toContain('Secure');
});
test('a recovery code may be copied carelessly', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{5}-){3}[A-HJ-NP-Z2-9]{5}$/);
  expect(recoveryHash(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(recoveryHash(code));
  expect(recoveryHash(newRecoveryCode())).not.toBe(recoveryHash(code));
});
test('table codes have no letters that look alike', () => {
  for (let i = 0; i < 1000; i++) expect(newTableCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});
