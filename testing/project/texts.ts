/** The texts of the project as they are written: each literal of each file of words, so that a test can look for what no text may say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameId, games } from '../../games/index.ts';
import { type Language, languages } from '../../words/language.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Written {
  readonly language: Language;
  /** Null for what belongs to no game: the pages, the table. */
  readonly game: GameId | null;
  readonly file: string;
  readonly line: number;
  /** What the literal says; what is filled in stands as `…`. */
  readonly text: string;
}

/**
 * The literals of a source text, without comments and without what `${}` fills in. A template in a template is a literal of its own.
 * It reads only what files of words are made of: no regular expression with a quote in it.
 */
export const literalsIn = (source: string): { readonly line: number; readonly text: string }[] => {
  const found: { line: number; text: string }[] = [];
  let at = 0;
  let line = 1;
  const next = (): string => {
    const c = source[at++]!;
    if (c === '\n') line++;
    return c;
  };
  const literal = (quote: string): void => {
    const entry = { line, text: '' };
    found.push(entry);
    while (at < source.length) {
      const c = next();
      if (c === quote) return;
      if (c === '\\') entry.text += next();
      else if (quote === '`' && c === '$' && source[at] === '{') {
        next();
        code('}');
        entry.text += '…';
      } else entry.text += c;
    }
  };
  const code = (end: string): void => {
    let open = 0;
    while (at < source.length) {
      const c = next();
      if (c === end && open === 0) return;
      if (c === '{') open++;
      else if (c === '}') open--;
      else if (c === '/' && source[at] === '/') while (at < source.length && source[at] !== '\n') at++;
      else if (c === '/' && source[at] === '*') {
        while (at < source.length && !source.startsWith('*/', at)) next();
        at += 2;
      } else if (c === "'" || c === '"' || c === '`') literal(c);
    }
  };
  code('');
  return found;
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
const gameIds = Object.keys(games) as GameId[];

/** Every literal of every file that lies in a language's folder. The glossaries list what is not said, so they are left out. */
export const written = (): Written[] =>
  [join(root, 'words'), join(root, 'games')].flatMap(filesIn).flatMap(path => {
    const file = relative(root, path).split(sep).join('/');
    const folders = file.split('/');
    const language = languages.find(each => folders.includes(each));
    if (language === undefined || folders.at(-1) === 'glossary.ts') return [];
    const game = gameIds.find(each => folders.includes(each)) ?? null;
    return literalsIn(readFileSync(path, 'utf8')).map(({ line, text }) => ({ language, game, file, line, text }));
  });

/** Where it stands and what it says: what a test prints. */
export const quoted = ({ file, line, text }: Written): string => `${file}:${line}: ${text}`;
