/** The server knows every address that the page knows: who reloads one, or follows a link to it, is not told that nothing is there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADDRESSES } from './pages.ts';

test('every page of the router has its address', () => {
  const router = readFileSync(new URL('../../client/shell/router.ts', import.meta.url), 'utf8');
  const pages = [...new Set([...router.matchAll(/case '(\w+)':/g)].map(([, page]) => `/${page}`))];
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(page => !ADDRESSES.includes(page))).toEqual([]);
});
