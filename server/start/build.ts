/** Which build this is: the page's entry script, whose name changes with anything in it; without a page, the version of the package. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../root.ts';

export const buildOf = (pages: string): string => {
  const page = join(pages, 'index.html');
  const entry = existsSync(page) ? /<script[^>]*\bsrc="\/assets\/([^"]+)\.js"/.exec(readFileSync(page, 'utf8')) : null;
  return entry?.[1] ?? version;
};
