/** What a page says of a hand the referee did not get. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import '../../testing/no-browser.ts';
import type { Telling } from '../../../kernel/game.ts';
import { RaceState } from './race-state.ts';
import { absenceOf } from './verdict.tsx';

const verdict: Telling = {
  tell: 'verdict',
  order: [[0], [2]],
  evidence: { hands: [0, 2].map(seat => ({ seat, time: 400 + 300 * seat, plusMinus: 8 })) },
};
const pageOf = (own: number | null) => {
  const race = new RaceState();
  race.own.value = own;
  return { race, me: signal(1) };
};
test.each([
  ['its own time is the longest', 1100, '1.100 s, last'],
  ['it was quicker than another’s by its own clock', 900, '0.900 s, but arrived too late'],
  ['it never came down', null, 'too late'],
])('%s', (_, own, said) => {
  expect(absenceOf(pageOf(own), verdict, 1)).toBe(said);
});
test('another player’s page knows nothing of it', () => {
  expect(absenceOf(pageOf(900), verdict, 2)).toBe('too late');
});
