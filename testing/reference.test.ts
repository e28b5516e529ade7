/** The pages that are made from the code are those that the code makes now: `npm run reference` writes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pages } from '../scripts/reference.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(pages())('$path is up to date (npm run reference)', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
test('a type is explained by its own comment, or else by its file’s', () => {
  const glossary = pages().find(({ path }) => path.endsWith('glossary.md'))!.text;
  expect(glossary).toContain('| `Refusal` | *A bad input is answered with a value');
  expect(glossary).toContain('| `Search` | A table that nobody else holds, played on in place: what a search tries out. |');
});
