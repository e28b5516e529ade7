/** Links in documents work: every link in each of them, and every link of the site generated from them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files as handbook, outline, pages, targetOf } from '../../docs/site/make.mjs';
import { boxes } from '../../games/index.ts';
import { ADDRESSES } from '../../server/http/pages.ts';
import { root } from '../../server/root.ts';
import { languages } from '../../words/language.ts';
import { namesIn } from '../names.ts';

/** Installed and generated files are not documents. */
const MADE = new Set(['.git', 'data', 'dist', 'node_modules', 'release', 'shots']);
const documents = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !MADE.has(name))
  .flatMap(entry =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' }).map(file => join(entry.name, file))
      : [entry.name],
  )
  .filter(file => file.endsWith('.md'));
const known = new Map(documents.map(file => [file, outline(readFileSync(join(root, file), 'utf8'))]));
const games = Object.keys(boxes);
const isPage = (href: string): boolean => {
  const [path = ''] = href.split('#');
  const [, first, second, ...more] = path.split('/');
  return (
    more.length === 0 &&
    (ADDRESSES.includes(path) || (ADDRESSES.includes(`/${first}/:game`) && second !== undefined && games.includes(second)))
  );
};
const addressAt = (path: string): string => `/docs/${path}`.replace(/(\/index)?\.html$/, '');
const all = pages();
const fault = (href: string, from: string): string | null => {
  const target = targetOf(href, from);
  if (target.is === 'web') return null;
  if (target.is === 'address')
    return isPage(href) || all.some(({ address }) => address === href.split('#')[0]) ? null : `${href} is no page`;
  const { file, anchor } = target;
  if (!existsSync(join(root, file))) return `${href}: there is no ${file}`;
  if (anchor === '' || !file.endsWith('.md')) return null;
  return known.get(file)?.headings.some(each => each.anchor === anchor) === true ? null : `${href}: no such heading in ${file}`;
};

test('all documents are checked', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'client/README.md', 'docs/hosting.md', 'docs/rules/revolver.md']));
});
test.each(documents)('links of %s work', file => {
  expect(known.get(file)!.links.flatMap(href => fault(href, file) ?? [])).toEqual([]);
});
/** Where a path in a document may begin: at the root, beside the document, in the folder of a game. */
const gameFolders = ['examples/liars-dice', ...games.map(game => join('games', game))];
const folders = readdirSync(root, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() && !MADE.has(entry.name) ? [entry.name] : [],
);
const NAMED = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+\\.\\w+)\``, 'g');
test.each(documents)('%s names only existing files', file => {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(([, path]) => path!);
  const places = ['', dirname(file), ...gameFolders];
  expect(named.filter(path => !places.some(place => existsSync(join(root, place, path))))).toEqual([]);
});
test('the players’ page exists in every language, with the same parts', () => {
  const [first, ...others] = languages.map(language => all.find(({ file }) => file === `docs/players/${language}.md`)!);
  const shape = (page: (typeof all)[number]) => page.headings.map(({ depth }) => depth);
  for (const other of others) expect(shape(other)).toEqual(shape(first!));
  expect(new Set([first!, ...others].map(({ language }) => language)).size).toBe(languages.length);
});
test.each(languages)('the players’ page in %s uses the names on the screen', language => {
  const folders = ['words', ...games.map(game => join('games', game, 'words'))].map(folder => join(root, folder, language));
  const sources = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .map(file => readFileSync(join(folder, file), 'utf8')),
  );
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('’', "'").toLowerCase();
  const said = plain(sources.join('\n'));
  const page = readFileSync(join(root, 'docs', 'players', `${language}.md`), 'utf8');
  // A sentence, or what begins one, is the page's own.
  const named = [...page.matchAll(/\*{1,2}([^*\n]+)\*{1,2}/g)].map(([, name]) => name!).filter(name => !/[.:]$/.test(name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(name => !said.includes(plain(name)))).toEqual([]);
});
test('the front page is one page, and its picture exists', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(81);
  expect(outline(text).links.some(href => /\.(jpg|webp)$/.test(href))).toBe(true);
});

describe('the site', async () => {
  const site = await handbook();
  const served = new Map(site.map(({ path, text }) => [addressAt(path), text ?? '']));
  test.each(site.filter(({ path }) => path.endsWith('.html')))('$path', ({ path, text = '' }) => {
    const here = addressAt(path);
    const hrefs = [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href]) => href!);
    const wrong = hrefs.filter(href => {
      if (/^https?:/.test(href)) return false;
      const [to = '', anchor] = href.split('#');
      const address = to === '' ? here : to;
      if (!address.startsWith('/docs')) return !isPage(address) && address !== '/icon.svg';
      const page = served.get(address);
      return page === undefined || (anchor !== undefined && !page.includes(` id="${anchor}"`));
    });
    expect(wrong).toEqual([]);
    // Nothing that the policy of the server would not run, and no mark that was left over.
    expect(text).not.toMatch(/<script(?! type="module" src)|style="|<!-- brief/);
    expect(new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).size).toBe([...text.matchAll(/ id="/g)].length);
  });
  test('every document of the folder has a page', () => {
    const under = documents.filter(file => file.startsWith('docs/'));
    expect(under.filter(file => !all.some(page => page.file === file))).toEqual([]);
  });
  /** Those of our box; a game that was added has its rulebook. */
  const told = Object.entries(boxes).filter(([game]) => served.get('/docs/players/en')!.includes(`/learn/${game}`));
  test('players read about a game in its own rulebook', () => {
    expect(told.length).toBeGreaterThan(3);
    for (const language of languages) {
      const page = served.get(`/docs/players/${language}`)!;
      expect(page.match(/<strong>/g)!.length).toBeGreaterThan(4 * told.length);
    }
  });
  test('with the house’s names, players’ pages use no other, contents and front page included', () => {
    const renamed = site.filter(({ path }) => path.endsWith('.house.html'));
    const players = languages.map(language => `players/${language}`);
    expect(renamed.map(({ path }) => path).toSorted()).toEqual(['index', ...players].map(path => `${path}.house.html`));
    for (const { path, text = '' } of renamed) {
      const plain = text.replaceAll(/<[^>]*>/g, '').replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      expect([path, namesIn(plain)]).toEqual([path, []]);
    }
    for (const language of languages)
      for (const [, { words }] of told) {
        const page = served.get(`/docs/players/${language}.house`)!;
        expect(page).toContain(words[language].houseName);
        // A heading begins with the name.
        expect(page.replaceAll("'", '’')).not.toContain(`>${words[language].name}`);
      }
  });
});
