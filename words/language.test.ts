import { expect, test } from 'vitest';
import { counted, guessLanguage, lister, plural, seconds } from './language.ts';
import { tableWords } from './table.ts';

const numbers = [0, 1, 2, 5, 11, 21, 22, 25];

test('English counts one and others', () => {
  const card = plural('en', { one: 'card', other: 'cards' });
  expect(numbers.map(card)).toEqual(['cards', 'card', 'cards', 'cards', 'cards', 'cards', 'cards', 'cards']);
});
test('Russian counts one, few and many', () => {
  const card = plural('ru', { one: 'карта', few: 'карты', many: 'карт' });
  expect(numbers.map(card)).toEqual(['карт', 'карта', 'карты', 'карт', 'карт', 'карта', 'карты', 'карт']);
  expect(card(2.5)).toBe('карты');
});
test('Ukrainian counts one, few and many', () => {
  const point = plural('uk', { one: 'очко', few: 'очки', many: 'очок' });
  expect(numbers.map(point)).toEqual(['очок', 'очко', 'очки', 'очок', 'очок', 'очко', 'очки', 'очок']);
});
test('the number goes with its noun', () => {
  expect(counted('uk', { one: 'раунд', few: 'раунди', many: 'раундів' })(22)).toBe('22 раунди');
  expect(numbers.map(tableWords.ru.points).join(', ')).toBe(
    '0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 25 очков',
  );
});
test('lists end in "and"', () => {
  const names = ['Jesse', 'Billy', 'Butch'];
  expect(lister('en')(names)).toBe('Jesse, Billy and Butch');
  expect(lister('ru')(names)).toBe('Jesse, Billy и Butch');
  expect(lister('uk')(names)).toMatch(/^Jesse, Billy (і|й|та) Butch$/);
  expect(lister('en')(names.slice(0, 1))).toBe('Jesse');
});
test('fractions are written as the language writes them', () => {
  expect(seconds('en')(234)).toBe('0.234');
  expect(seconds('ru')(1234.4)).toBe('1,234');
});
test('the language is guessed from locales, the first that we speak', () => {
  expect(guessLanguage(['uk-UA', 'en'])).toBe('uk');
  expect(guessLanguage(['ru_RU.UTF-8'])).toBe('ru');
  expect(guessLanguage(['de-DE', 'fr', 'RU'])).toBe('ru');
  expect(guessLanguage(['C'])).toBe('en');
  expect(guessLanguage([])).toBe('en');
});
