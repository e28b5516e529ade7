/** Which source files can know that there is another game: what they import leads to the registry, or looks into folders. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import|import\() ?'(\.[^']+)'/g;
const LOOKS_AROUND = /readdirSync|import\.meta\.glob|'ls-files'/;

interface Source {
  readonly looksAround: boolean;
  readonly imports: readonly string[];
}
/** Of these files, by their paths from the root. */
export const readGames = (root: string, files: readonly string[]): readonly string[] => {
  const registry = join(root, 'games', 'index.ts');
  const sources = new Map<string, Source>();
  const sourceOf = (path: string): Source => {
    const known = sources.get(path);
    if (known !== undefined) return known;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const source = {
      looksAround: LOOKS_AROUND.test(text),
      imports: [...text.matchAll(IMPORT)].map(([, to]) => join(dirname(path), to!)),
    };
    sources.set(path, source);
    return source;
  };
  return files.filter(file => {
    const reached = new Set([join(root, file)]);
    // A set grows while it is walked through.
    for (const path of reached) for (const next of sourceOf(path).imports) reached.add(next);
    return reached.has(registry) || [...reached].some(path => sourceOf(path).looksAround);
  });
};
