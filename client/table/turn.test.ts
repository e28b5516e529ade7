/** The title of a table says whose move it is, as far as the page can know. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isTurn, titleAt } from './turn.ts';

test('it is your move until you have moved or the game is over, and the title says so while there is a connection', () => {
  const [isCalled, acted, isLost] = [signal(true), signal(false), signal(false)];
  const session = { isCalled, acted, isLost, now: signal(null) };
  const title = (): string => titleAt(session, 'Revolver', 'Your move.');
  expect(title()).toBe('● Your move. Revolver');
  isLost.value = true;
  expect(title()).toBe('Revolver');
  // It is still the player's move: coming back is no new alert.
  expect(isTurn(session)).toBe(true);
  isLost.value = false;
  acted.value = true;
  expect(title()).toBe('Revolver');
});
