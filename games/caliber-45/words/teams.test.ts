/** Teams in words: a split that somebody chose says how many play against how many, wherever it is read. */
import { expect, test } from 'vitest';
import { names as en } from './en/names.ts';
import { names as ru } from './ru/names.ts';
import { names as uk } from './uk/names.ts';

test.each([
  ['ABB', '1 against 2', '1 против 2', '1 проти 2'],
  ['AAAB', '3 against 1', '3 против 1', '3 проти 1'],
  ['ABACC', '2 against 1 against 2', '2 против 1 против 2', '2 проти 1 проти 2'],
])('%s is %s', (split, ...said) => {
  expect([en, ru, uk].map(({ options }) => options.teams.own(split))).toEqual(said);
});
