/** What is drawn is what is listed: nobody edits outlines by hand, and everybody is credited. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modules } from './extract.mjs';

test.each(modules())('$path is up to date', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
