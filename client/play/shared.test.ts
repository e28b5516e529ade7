/** The shared text of a finished game makes sense to a stranger. */
import { expect, test } from 'vitest';
import { names as caliber } from '../../games/caliber-45/words/en/names.ts';
import { names as калибр } from '../../games/caliber-45/words/ru/names.ts';
import { named as bullets } from '../../games/steel-bullets/words/en/cards.ts';
import { client as en } from '../../words/en/client.ts';
import { table as enTable } from '../../words/en/table.ts';
import { client as ru } from '../../words/ru/client.ts';
import { table as ruTable } from '../../words/ru/table.ts';
import { sharedText } from './shared.ts';

const english = { ui: en, table: enTable };
const russian = { ui: ru, table: ruTable };
test('the game, the winner, and each player by place', () => {
  const outcome = { score: [0, 2, 1], winners: [1], endings: ['last-one-standing'] };
  expect(sharedText(english, bullets, outcome, ['Ann', 'Mae', 'Otis'])).toBe(
    'Sixgun, Steel Bullets. Mae wins! 1. Mae, 2. Otis, 3. Ann.',
  );
});
test('teams by their names, with their members', () => {
  const outcome = {
    score: [5, 1, 5, 2],
    winners: [0, 2],
    endings: ['million'],
    teams: [
      [0, 2],
      [1, 3],
    ],
  };
  const names = ['Ann', 'Bo', 'Cy', 'Di'];
  expect(sharedText(english, caliber, outcome, names)).toBe(
    'Sixgun, Caliber 45. The Horseshoes win! the Horseshoes (Ann, Cy) – the Stars (Bo, Di).',
  );
  expect(sharedText(russian, калибр, outcome, names)).toMatch(/^Sixgun, 45 калибр\. .* \(Ann, Cy\) – .* \(Bo, Di\)\.$/);
});
test('in no language is a player called "you"', () => {
  const outcome = { score: [1, 0], winners: [0], endings: ['last-one-standing'] };
  for (const tongue of [english, russian])
    expect(sharedText(tongue, bullets, outcome, ['Ann', 'Mae'])).not.toMatch(/\b(you|your)\b|вы\b/i);
});
