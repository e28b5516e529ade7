/** What a messenger gets from a link: Open Graph tags, in the reader's language; and addresses that lead nowhere still get the page. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';
import { playOn } from './testing/player.ts';
import { getJson, newGuest, served, startedTable, TestClient } from './testing/served.ts';

const pagesWith = (page: string): string => {
  const pages = mkdtempSync(join(tmpdir(), 'sixgun-preview-'));
  onTestFinished(() => rm(pages, { recursive: true, force: true }));
  writeFileSync(join(pages, 'index.html'), page);
  return pages;
};
const tag = (page: string, name: string): string | undefined => new RegExp(`property="${name}" content="([^"]*)"`).exec(page)?.[1];

test('a link to a table or a replay says which game, who won, and has a picture that is there', async () => {
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
  const picture = new URL(tag(invited, 'og:image')!);
  expect(picture.origin).toBe(url);
  const file = join(root, 'client', 'public', picture.pathname);
  expect(existsSync(file)).toBe(true);
  const bytes = await readFile(file);
  expect([`${bytes.readUInt32BE(16)}`, `${bytes.readUInt32BE(20)}`]).toEqual([
    tag(invited, 'og:image:width'),
    tag(invited, 'og:image:height'),
  ]);

  await Promise.all([playOn(ann, table), playOn(ben, table)]);
  await ann.hears('table', told => told.table.status === 'over');
  const { games } = await getJson<{ games: { id: string }[] }>(`${url}/api/tables/${table}/history`);
  const replay = await page(`/r/${games[0]!.id}`);
  expect(tag(replay, 'og:title')).toContain('Wright Brothers’ Gang: Ann &quot;&lt;b&gt;&quot; &amp; Co');
  expect(replay).not.toContain('<b>');
  expect(tag(await page(`/r/${games[0]!.id}`, 'ru-RU,ru;q=0.9'), 'og:title')).toMatch(/[а-я]/);
  // Nothing is told of what is not there.
  for (const path of ['/r/nothing', '/t/NOBODY', '/']) expect(await page(path)).toBe('<head><title>Sixgun</title></head>');
});

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
