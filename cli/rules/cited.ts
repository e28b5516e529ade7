/** The rules covered by the tests of a checkout: a test cites them at the beginning of its title. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Citation {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}
const ID = '[A-Z]+[0-9]*-[0-9]+[a-z]?';
const CITES = new RegExp(`^(${ID}(?:, ${ID})*) (.+)$`, 's');
const TITLE = /\b(?:rule|test|it)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/g;
const PASSED_BY = new Set(['node_modules', 'dist', '.git']);

/** The checkout this program was built in, or null where only the program is. */
export const checkout = (): string | null => {
  // dist/cli/rules/ lies three folders below it, cli/rules/ two.
  for (const up of ['../../../', '../../']) {
    const root = fileURLToPath(new URL(up, import.meta.url));
    if (existsSync(join(root, 'games', 'index.ts'))) return root;
  }
  return null;
};
const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_BY.has(entry.name) ? [] : testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });

/** Placeholders of a title are known only in a test run; here they are `…`. */
export const citationsIn = (text: string, file: string): Citation[] =>
  [...text.matchAll(TITLE)].flatMap(([, , title]) => {
    const [, ids, rest] = CITES.exec(title!) ?? [];
    return (ids ?? '')
      .split(', ')
      .flatMap(id => (id === '' ? [] : [{ id, title: rest!.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'), file }]));
  });
/** Every citation in every test of the checkout. */
export const citations = (root: string): Citation[] =>
  testFiles(root)
    .toSorted()
    .flatMap(file => citationsIn(readFileSync(file, 'utf8'), relative(root, file).split(sep).join('/')));
