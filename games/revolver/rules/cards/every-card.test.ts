/** Every card has a story of its own: `card('dynamite', …)` in one of the files of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsToldIn } from '../../../../testing/card.ts';
import { faces, places } from '../../faces.ts';

const here = new URL('.', import.meta.url);
const stories = readdirSync(here).filter(file => file.endsWith('.test.ts'));
const told = new Set(stories.flatMap(file => cardsToldIn(readFileSync(new URL(file, here), 'utf8'))));
const titles: readonly string[] = [...faces, ...places, 'mexican-border'];

test('no card is without a story', () => {
  expect(titles).toHaveLength(157);
  expect(titles.filter(id => !told.has(id))).toEqual([]);
});
test('no story is about a card that does not exist', () => {
  expect([...told].filter(id => !titles.includes(id))).toEqual([]);
});
