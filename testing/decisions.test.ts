/** The index of the decisions names those that there are, each once. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../docs/decisions.md', import.meta.url), 'utf8');

test('every title in the index is on the page', () => {
  const [index = '', decisions = ''] = page.split('## The decisions');
  const titles = [...decisions.matchAll(/^\*\*[\d-]+ · (.+?)\.?\*\* /gm)].map(([, title]) => title!);
  const named = [...index.matchAll(/^- (.+?)(?:\. \*Status:\*.*)?$/gm)].map(([, title]) => title!);
  expect(named.length).toBeGreaterThan(100);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter(title => !titles.includes(title))).toEqual([]);
});
