/** The location of the program, whether it runs from source or built, and its build id. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const upwards = (from: string): string => (existsSync(join(from, 'package.json')) ? from : upwards(dirname(from)));

export const root: string = upwards(import.meta.dirname);
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
/** The built page. */
export const pageFolder: string = join(root, 'dist', 'client');

/** The page's entry script, whose name changes with anything in it; without a page, the version of the package. */
export const buildOf = (pages: string): string => {
  const page = join(pages, 'index.html');
  const entry = existsSync(page) ? /<script[^>]*\bsrc="\/assets\/([^"]+)\.js"/.exec(readFileSync(page, 'utf8')) : null;
  return entry?.[1] ?? version;
};
