/** The tutorial shows code of the example, and its links work. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const example = join(root, 'examples/liars-dice');
const page = readFileSync(join(root, 'docs/tutorial.md'), 'utf8');

test('every piece of code is in the example', () => {
  const files = readdirSync(example, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
  const code = files.map(file => readFileSync(join(example, file), 'utf8')).join('\n');
  const pieces = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, piece]) => piece!);
  expect(pieces.length).toBeGreaterThan(8);
  for (const piece of pieces) expect(code).toContain(piece);
});
test('every link works', () => {
  const linked = [...page.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path]) => join(root, 'docs', path!));
  expect(linked.length).toBeGreaterThan(3);
  for (const path of linked) expect(existsSync(path), path).toBe(true);
});
test('one more card touches the eight files listed', () => {
  const [, card = ''] = page.split('## One more card');
  const named = [...card.matchAll(/^\d+\. `([\w/.<>-]+)`/gm)].map(([, path]) => path!.replace('<card>', 'hat'));
  expect(card).toContain('touches eight files');
  expect(new Set(named).size).toBe(8);
  for (const path of named) expect(existsSync(join(root, 'games/steel-bullets', path)), path).toBe(true);
});
