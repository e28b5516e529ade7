/** How a game ended, in every language: a team wins as a team, and a game without points tells none. */
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import type { Outcome } from '../kernel/game.ts';
import { languages } from './language.ts';
import { outcomeSaid, winSaid } from './outcome.ts';
import { tableWords } from './table.ts';

const reader = { viewer: 'rail', names: ['Ann', 'Bob', 'Cid', 'Dot'] } as const;
const gangs: Outcome = {
  score: [600_000, 200_000, 450_000, 100_000],
  winners: [0, 2],
  teams: [
    [0, 2],
    [1, 3],
  ],
  endings: ['million'],
};
const caliber = boxes['caliber-45'].words;
const bullets = boxes['steel-bullets'].words;

test('a team wins as a team; only a real tie is shared', () => {
  expect(languages.map(language => winSaid(tableWords[language], caliber[language], gangs, reader))).toEqual([
    'The Horseshoes win!',
    'Победа: «Подковы»!',
    'Перемога: «Підкови»!',
  ]);
  const tie = { ...gangs, winners: [0, 1, 2, 3] };
  expect(languages.map(language => winSaid(tableWords[language], caliber[language], tie, reader))).toEqual([
    'The victory is shared by the Horseshoes and the Stars.',
    'Победу делят «Подковы» и «Звёзды».',
    'Перемогу ділять «Підкови» і «Зірки».',
  ]);
});
test('a player who plays alone wins by name', () => {
  const alone = { ...gangs, winners: [1], teams: [[0], [1], [2]] };
  expect(winSaid(tableWords.en, caliber.en, alone, reader)).toBe('Bob wins!');
});
test('a game that counts nothing tells how it ended and who won, and no points', () => {
  const last: Outcome = { score: [0, 2, 1], winners: [1], endings: ['last-one-standing'] };
  expect(outcomeSaid(tableWords.en, bullets.en, last, reader)).toEqual([
    'The game is over.',
    'How it ended: one player was left.',
    'Bob wins!',
  ]);
  for (const language of languages)
    expect(outcomeSaid(tableWords[language], bullets[language], last, reader).join(' ')).not.toMatch(/\d/);
});
test('money is told as money', () => {
  expect(outcomeSaid(tableWords.en, caliber.en, gangs, reader)).toContain('Ann has $600,000.');
});
test('rounds that ended alike are told once, with their number', () => {
  const { words } = boxes['wright-gang'];
  const six: Outcome = { score: [1, 0], winners: [0], endings: [...Array(4).fill('shoot-out'), 'fourth-sheriff', 'shoot-out'] };
  const said = languages.map(language => outcomeSaid(tableWords[language], words[language], six, reader)[1]);
  expect(said).toEqual([
    'How it ended: a shoot-out × 5, the fourth Sheriff.',
    'Чем кончилось: перестрелка × 5, четвёртый шериф.',
    'Чим скінчилося: перестрілка × 5, четвертий шериф.',
  ]);
});
