/** The house has a name of its own for every game that is somebody's, in every language; and no text of a game says the other one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { called } from './called.ts';
import { languages } from './language.ts';

const root = new URL('..', import.meta.url).pathname;
/** Games that somebody owns; nobody does an old folk game. */
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
test.each(games)('the words of %s name the game in one place only', (game, { words }) => {
  for (const language of languages) {
    const folder = join(root, 'games', game, 'words', language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      file => file.endsWith('.ts') && file !== 'names.ts',
    );
    const name = words[language].name.replaceAll('’', "[’']");
    // A word that also means a thing at the table is the name only in quotation marks, or with the capital letter of the beginning.
    const said = name.includes(' ') ? new RegExp(name) : new RegExp(`«${name}»|'${name} is `);
    const saying = files.filter(file =>
      said.test(readFileSync(join(folder, file), 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')),
    );
    expect(saying).toEqual([]);
  }
});
test('nothing else that is shown names a game: neither pages, words of the house, nor what a server says', () => {
  // A word that also means a thing at the table is no proof.
  const named = games
    .flatMap(([, { words }]) => languages.map(language => words[language].name))
    .filter(name => name.includes(' '));
  const saying = ['client', 'words', 'server', 'wire', 'table'].flatMap(place =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(tsx?|html)$/.test(file) && !/(\.test\.ts|^testing|\/testing\/.*|^shots\/.*)$/.test(file))
      .map(file => join(place, file))
      .filter(file => {
        const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
        return named.some(name => text.includes(name));
      }),
  );
  expect(saying).toEqual([]);
});
