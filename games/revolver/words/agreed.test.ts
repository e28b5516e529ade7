/** What is agreed on at a table of Revolver is read in a breath. */
import { expect, test } from 'vitest';
import { names as en } from './en/names.ts';
import { names as ru } from './ru/names.ts';
import { names as uk } from './uk/names.ts';

const off = { set11: false, set12: false, set13: false, moduleA: false, moduleB: false, moduleC: false, moduleD: false };
const base = { coltyDeck: 'base', mcreadyDeck: 'base' };
const sets = { set11: true, set12: true, set13: true };

test('the base game alone is one line, and two decks of a kind are one', () => {
  expect(en.agreed({ ...off, ...base })).toEqual(['the base game alone', 'both decks: the base deck']);
  expect(ru.agreed({ ...off, ...base })).toEqual(['только базовая игра', 'обе колоды: базовая']);
  expect(uk.agreed({ ...off, ...base })).toEqual(['лише базова гра', 'обидві колоди: базова']);
});
test('a set that is in is a sentence, its modules are one, and all that is out is one line', () => {
  expect(en.agreed({ ...off, set11: true, set12: true, coltyDeck: 'base', mcreadyDeck: 'preset' })).toEqual([
    '1.1 Ambush on Gunshot Trail: nine ambush cards and two more bandits',
    '1.2 Hunt the Man Down: the San Manzanillo Prison and Santiago',
    'without 1.3, 1.4',
    'Colty’s deck: the base deck',
    'McReady’s deck: the ready-made deck for these sets',
  ]);
  const duel = { ...off, ...sets, moduleA: true, moduleC: true, coltyDeck: 'a code', mcreadyDeck: 'another' };
  expect(en.agreed(duel).slice(3)).toEqual([
    '1.4 The Tarnished Star: the duel, Frontier cards',
    'without 1.4 B, D',
    'both decks: a deck of your own',
  ]);
  expect(ru.agreed(duel).slice(3)).toEqual([
    '1.4 Потускневшая звезда: дуэль, карты Границы',
    'без 1.4 Б, Г',
    'обе колоды: собственная',
  ]);
  expect(uk.agreed(duel).slice(3)).toEqual([
    '1.4 Потьмяніла зірка: дуель, карти Фронтиру',
    'без 1.4 Б, Г',
    'обидві колоди: власна',
  ]);
});
test('what is not agreed on is not said', () => {
  expect(en.agreed({})).toEqual([]);
  expect(en.agreed({ ...sets, moduleA: true, moduleB: true, moduleC: true, moduleD: true })).toHaveLength(4);
});
