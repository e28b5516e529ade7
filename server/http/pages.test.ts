/** The server knows every address the page knows, so that reloads and links do not give a 404. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { served } from '../testing/served.ts';
import { ADDRESSES } from './pages.ts';

test('every page of the router has its address', () => {
  const router = readFileSync(new URL('../../client/shell/router.ts', import.meta.url), 'utf8');
  const pages = [...new Set([...router.matchAll(/case '(\w+)':/g)].map(([, page]) => `/${page}`))];
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(page => !ADDRESSES.includes(page))).toEqual([]);
});

test('an address may end with a slash; an unknown address gets the page, which says so; a folder is unknown', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'sixgun-pages-'));
  onTestFinished(() => rmSync(pages, { recursive: true, force: true }));
  for (const folder of ['docs/rules', 'assets']) mkdirSync(join(pages, folder), { recursive: true });
  for (const name of ['index', 'docs/index', 'docs/hosting', 'docs/rules/revolver'])
    writeFileSync(join(pages, `${name}.html`), name);
  const { url } = await served({}, { pages });
  const at = async (path: string): Promise<readonly [number, string]> => {
    const answer = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    return [answer.status, await answer.text()];
  };
  for (const path of ['/docs', '/docs/']) expect(await at(path)).toEqual([200, 'docs/index']);
  for (const path of ['/docs/hosting', '/docs/hosting/']) expect(await at(path)).toEqual([200, 'docs/hosting']);
  expect(await at('/docs/rules/revolver')).toEqual([200, 'docs/rules/revolver']);
  expect(await at('/learn/')).toEqual([200, 'index']);
  const outside = `/docs/..%2f..%2f${basename(pages)}%2findex.html`;
  const long = `/docs/${'a'.repeat(300)}`;
  for (const path of ['/docs/rules', '/docs/rules/', '/assets/', '/docs/nothing', outside, long, '/nothing/'])
    expect([path, ...(await at(path))]).toEqual([path, 404, 'index']);
});
