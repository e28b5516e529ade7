/** The drawn outlines are the listed ones: none is edited by hand, and every author is credited. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from './extract.mjs';

test.each(pictures().slice(0, 3))('the picture of the pages is up to date: $path', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
test.each(pictures())('$path has an outline for every name', ({ path, text }) => {
  const named = [...readFileSync(path.replace(/svg$/, 'ts'), 'utf8').matchAll(/: '[\w-]+\/[\w-]+',$/gm)];
  expect(text.match(/<path id="[\w-]+" d="M/gi)).toHaveLength(named.length);
});
