/** Link previews for messengers: Open Graph tags, in the reader's language; and unknown addresses still get the page. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { boxes } from '../../games/index.ts';
import { keysOf } from '../../kernel/records.ts';
import { words as en } from '../../words/en/pages/puzzles.ts';
import { words as ru } from '../../words/ru/pages/puzzles.ts';
import { words as uk } from '../../words/uk/pages/puzzles.ts';
import { root } from '../root.ts';
import { playOn } from '../testing/player.ts';
import { getJson, newGuest, served, startedTable, TestClient } from '../testing/served.ts';

const puzzleWords = { en, ru, uk };
const pagesWith = (page: string): string => {
  const pages = mkdtempSync(join(tmpdir(), 'sixgun-preview-'));
  onTestFinished(() => rm(pages, { recursive: true, force: true }));
  writeFileSync(join(pages, 'index.html'), page);
  for (const name of ['shared', 'manifest.webmanifest'])
    cpSync(join(root, 'client', 'public', name), join(pages, name), { recursive: true });
  return pages;
};
const tag = (page: string, name: string): string | undefined => new RegExp(`property="${name}" content="([^"]*)"`).exec(page)?.[1];

/** The picture is of this game, exists, and has the stated size. */
const pictures = async (page: string, game: string): Promise<void> => {
  const path = new URL(tag(page, 'og:image')!).pathname;
  expect(path).toBe(`/shared/${game}.jpg`);
  const bytes = await readFile(join(root, 'client', 'public', path));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  expect([`${bytes.readUInt16BE(frame + 7)}`, `${bytes.readUInt16BE(frame + 5)}`]).toEqual([
    tag(page, 'og:image:width'),
    tag(page, 'og:image:height'),
  ]);
};

test('a link to a table or a replay shows the game, the winner, and an existing picture', async () => {
  const { url } = await served({}, { pages: pagesWith('<head><title>Sixgun</title></head>') });
  const name = 'Ann "<b>" & Co';
  const [ann, ben] = [
    await TestClient.connect(url, await newGuest(url, name)),
    await TestClient.connect(url, await newGuest(url, name)),
  ];
  const table = await startedTable([ann, ben], []);
  const page = async (path: string, language = 'en-GB'): Promise<string> =>
    await (await fetch(`${url}${path}`, { headers: { 'accept-language': language } })).text();
  const invited = await page(`/t/${table}`);
  expect(tag(invited, 'og:title')).toBe('Wright Brothers’ Gang');
  expect(tag(invited, 'og:url')).toBe(`${url}/t/${table}`);
  expect(new URL(tag(invited, 'og:image')!).origin).toBe(url);
  await pictures(invited, 'wright-gang');

  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ann.hears('table', told => told.table.status === 'over');
  const { games } = await getJson<{ games: { id: string }[] }>(`${url}/api/tables/${table}/history`);
  const replay = await page(`/r/${games[0]!.id}`);
  await pictures(replay, 'wright-gang');
  expect(tag(replay, 'og:title')).toContain('Wright Brothers’ Gang: Ann &quot;&lt;b&gt;&quot; &amp; Co');
  expect(replay).not.toContain('<b>');
  expect(tag(await page(`/r/${games[0]!.id}`, 'ru-RU,ru;q=0.9'), 'og:title')).toMatch(/[а-я]/);
  // No preview for what does not exist.
  for (const path of ['/r/nothing', '/t/NOBODY', '/']) expect(await page(path)).toBe('<head><title>Sixgun</title></head>');
});

test('without a public address no host name is repeated', async () => {
  const { url } = await served({}, { pages: pagesWith('<head><title>Sixgun</title></head>') });
  const page = await new Promise<string>((resolve, reject) => {
    const asked = request(`${url}/learn/revolver`, { headers: { host: 'evil.example' } }, async answer => {
      let text = '';
      for await (const part of answer) text += part;
      resolve(text);
    });
    asked.on('error', reject).end();
  });
  expect([tag(page, 'og:url'), tag(page, 'og:image')]).toEqual(['/learn/revolver', '/shared/revolver.jpg']);
  expect(page).not.toContain('evil');
});

test('a game without its own picture uses another’s', async () => {
  const pages = pagesWith('<head><title>Sixgun</title></head>');
  rmSync(join(pages, 'shared', 'revolver.jpg'));
  const { url } = await served({}, { pages });
  const page = await (await fetch(`${url}/learn/revolver`)).text();
  const bytes = await readFile(join(root, 'client', 'public', new URL(tag(page, 'og:image')!).pathname));
  expect([`${bytes.readUInt32BE(16)}`, `${bytes.readUInt32BE(20)}`]).toEqual([
    tag(page, 'og:image:width'),
    tag(page, 'og:image:height'),
  ]);
});
test.each(keysOf(boxes))(
  'a link to a page of %s says what is there, with a picture of this game, in the language asked for',
  async game => {
    const { url } = await served({}, { pages: pagesWith('<head><title>Sixgun</title></head>') });
    for (const [wanted, language] of [
      ['en-GB,en;q=0.9', 'en'],
      ['de-DE, ru;q=0.8, en;q=0.5', 'ru'],
      ['uk-UA,uk;q=0.9,ru;q=0.8', 'uk'],
    ] as const) {
      const page = async (path: string): Promise<string> =>
        await (await fetch(`${url}${path}`, { headers: { 'accept-language': wanted } })).text();
      const { name, about } = boxes[game].words[language];
      const named = { new: name, practice: name, ladder: null, learn: null, trail: null, day: null, puzzles: null };
      const said = new Set<string>();
      for (const [first, title] of Object.entries(named)) {
        const found = await page(`/${first}/${game}`);
        expect(tag(found, 'og:title')).toContain(name);
        if (title !== null) expect([tag(found, 'og:title'), tag(found, 'og:description')]).toEqual([title, about]);
        said.add(tag(found, 'og:title')!);
        await pictures(found, game);
      }
      expect(said.size).toBe(6);
      expect(tag(await page(`/puzzles/${game}`), 'og:title')).toBe(`${puzzleWords[language].title} · ${name}`);
      expect(tag(await page(`/puzzles/${game}`), 'og:description')).toBe(puzzleWords[language].lead);
    }
    expect(await (await fetch(`${url}/puzzles/poker`)).text()).toBe('<head><title>Sixgun</title></head>');
  },
);

test('a broken address gets the page in a browser, with all its headers', async () => {
  const { url } = await served({}, { pages: pagesWith('<p>the page</p>') });
  for (const [path, status] of [
    ['/t/%', 200],
    ['/r/%E0%A4', 200],
    ['/%zz', 404],
  ] as const) {
    const seen = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    expect([path, seen.status, await seen.text()]).toEqual([path, status, '<p>the page</p>']);
    expect(seen.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
  expect((await fetch(`${url}/api/tables/%`)).status).toBe(404);
});
test('with other names, no output has the original ones: links, titles, unknown addresses, the page itself, the manifest', async () => {
  const pages = pagesWith('<!doctype html><html lang="en"><head><title>Sixgun</title></head>');
  const documents = ['index', 'index.house', 'players/en', 'players/en.house', 'hosting'].map(name => `${name}.html`);
  mkdirSync(join(pages, 'docs', 'players'), { recursive: true });
  for (const name of documents) writeFileSync(join(pages, 'docs', name), name);
  const { url } = await served({ GAME_NAMES: 'house' }, { pages });
  const own = keysOf(boxes).flatMap(game => Object.values(boxes[game].words).map(words => words.name));
  for (const language of ['en', 'ru', 'uk'] as const)
    for (const game of keysOf(boxes))
      for (const path of [`/learn/${game}`, `/practice/${game}`, `/ladder/${game}`]) {
        const page = await (await fetch(`${url}${path}`, { headers: { 'accept-language': language } })).text();
        expect(tag(page, 'og:title')).toContain(boxes[game].words[language].houseName);
        expect(own.filter(name => page.includes(name))).toEqual([]);
        // A picture of the table contains the name.
        expect(new URL(tag(page, 'og:image')!).pathname).toBe('/icon-512.png');
        expect(page).toContain('<html data-names="house" lang="en">');
      }
  for (const path of ['/', '/you', '/nowhere'])
    expect(await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text()).toContain('data-names="house"');
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).text();
  for (const game of keysOf(boxes)) expect(manifest).toContain(`"${boxes[game].words.en.houseName}"`);
  expect(own.filter(name => manifest.includes(name))).toEqual([]);
  const usual = await served({}, { pages });
  expect(await (await fetch(usual.url)).text()).not.toContain('data-names="house"');
  const read = async (at: string): Promise<readonly string[]> =>
    Promise.all(['', '/players/en', '/hosting'].map(async path => (await fetch(`${at}/docs${path}`)).text()));
  expect(await read(url)).toEqual(['index.house.html', 'players/en.house.html', 'hosting.html']);
  expect(await read(usual.url)).toEqual(['index.html', 'players/en.html', 'hosting.html']);
});
