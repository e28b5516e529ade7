/** The page of the look says what the sheet says: every name that it gives is there, and every figure beside a name is its own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(root + file, 'utf8');
/** At noon: the first of each name. */
const values = new Map(
  [...read('client/look/tokens.css').matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)]
    .toReversed()
    .map(([, name, value]) => [name!, value!]),
);

test('names and figures of docs/look.md are those of tokens.css', () => {
  const page = read('docs/look.md');
  const named = [...page.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(name => !values.has(name))).toEqual([]);
  const rows = [...page.matchAll(/^\| ((?:`--[\w-]+`(?:, )?)+) \| ((?:`[#\w]+`(?:, )?)+) \|/gm)];
  const inText = [...page.matchAll(/`(--[\w-]+)` \(`([\d.a-z]+)`/g)].map(([, name, figure]) => [name!, figure!]);
  const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  const inRows = rows.flatMap(([, names, figures]) => quoted(names!).map((name, i) => [name, quoted(figures!)[i]!]));
  expect(inRows.length).toBeGreaterThan(10);
  expect(inText.length).toBeGreaterThan(3);
  for (const [name, figure] of [...inRows, ...inText]) expect([name, values.get(name!)]).toEqual([name, figure]);
});
