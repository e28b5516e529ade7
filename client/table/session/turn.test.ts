/** The title of a table says whose move it is, as far as the page knows. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isTurn, titleAt } from './turn.ts';

test('it is your move while you are asked, and the title says so while connected', () => {
  const [isCalled, isLost] = [signal(true), signal(false)];
  const session = { isCalled, isLost, now: signal(null) };
  const title = (): string => titleAt(session, 'Revolver', 'Your move.');
  expect(title()).toBe('● Your move. Revolver');
  isLost.value = true;
  expect(title()).toBe('Revolver');
  // It is still the player's move: a reconnect is no new alert.
  expect(isTurn(session)).toBe(true);
  isLost.value = false;
  isCalled.value = false;
  expect(title()).toBe('Revolver');
});
