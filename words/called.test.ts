/** The house has its own name for every published game, in every language; and with it no text of a game uses the other one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { namesIn } from '../testing/names.ts';
import { called } from './called.ts';
import { languages } from './language.ts';

const root = new URL('..', import.meta.url).pathname;
/** Games with an owner; an old folk game has none. */
const games = Object.entries(boxes).filter(([, { words }]) =>
  languages.some(language => called(words[language], 'house') !== words[language]),
);

test('the games of our box are among them', () => {
  expect(games.map(([id]) => id)).toEqual(expect.arrayContaining(['wright-gang', 'caliber-45', 'steel-bullets', 'revolver']));
});
test.each(games)('%s is called otherwise in every language', (_, { words }) => {
  for (const language of languages) {
    const own = called(words[language], 'own').name;
    const house = called(words[language], 'house').name;
    expect(own).toBe(words[language].name);
    expect(house).not.toBe(own);
    // A poster, a tab and a bar have room for the longest of their own names.
    expect(house.length).toBeLessThanOrEqual(Math.max(...games.map(([, box]) => box.words[language].name.length)));
  }
});
test('no two games have one name, whichever it is', () => {
  for (const language of languages) {
    const names = games.flatMap(([, { words }]) => (['own', 'house'] as const).map(naming => called(words[language], naming).name));
    expect(new Set(names).size).toBe(names.length);
  }
});
test('a name is known in every form of it', () => {
  for (const said of [
    'из «Стальных пуль»',
    'У Сталевих кулях',
    'с бандой братьев Райт',
    "Wright Brothers' Gang",
    'В Револьвере',
    'in Revolver',
  ])
    expect([said, namesIn(said).length]).toEqual([said, 1]);
  for (const thing of ['Револьвер заряжают тайно', 'your revolver', 'Revolver cards', 'пули из стали', 'калибр'])
    expect([thing, namesIn(thing)]).toEqual([thing, []]);
});
/** Sources of what is shown, below a place. */
const sources = (place: string): readonly string[] =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|html|svg)$/.test(file) && !/(\.test\.ts|(^|\/)(testing|shots)\/.*)$/.test(file))
    .map(file => join(place, file));
/** What a source says to others: its texts, and what stands between the marks of a page. */
const shown = (file: string): string => {
  const source = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (!/\.tsx?$/.test(file)) return source;
  return (source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}=;]+</g) ?? []).join('\n');
};
const saying = (places: readonly string[]): readonly (readonly [string, string])[] =>
  places.flatMap(place => sources(place).flatMap(file => namesIn(shown(file)).map(name => [file, name] as const))).toSorted();
test.each(games)('%s is named in one place of each language, and nowhere else in all that is said of it', (game, { words }) => {
  // What is also a thing at the table is there without quotation marks.
  const own = languages.filter(language => words[language].name.includes(' '));
  expect(saying([join('games', game)])).toEqual(
    own.map(language => [join('games', game, 'words', language, 'names.ts'), words[language].name]).toSorted(),
  );
});
test('nothing else that is shown names a game: neither pages, words of the house, nor what a server says', () => {
  expect(saying(['client', 'words', 'server', 'wire', 'table', 'kernel', 'bots'])).toEqual([]);
});
