/** The pages that are made from the code are those that the code makes now: `npm run reference` writes them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pages } from '../../scripts/reference.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(await pages())('$path is up to date (npm run reference)', ({ path, text }) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
test('the glossary has the types that have a comment of their own, and no others', async () => {
  const glossary = (await pages()).find(({ path }) => path.endsWith('glossary.md'))!.text;
  expect(glossary).toContain('| `Search` | An unshared table, played on in place: what a search tries out. |');
  expect(glossary).not.toContain('| `Refusal` |');
});
