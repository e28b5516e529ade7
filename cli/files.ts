/** Reading what the user names. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failed } from './command.ts';

const why = (e: unknown): string => {
  const { code, message } = e as { readonly code?: string; readonly message: string };
  return code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : message;
};
export const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (e) {
    return failed(`${file}: ${why(e)}`);
  }
};
/** Files as they are; folders as all JSON files in them, at any depth. */
export const jsonFiles = (paths: readonly string[]): string[] =>
  paths.flatMap(path => {
    if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.json'))
      .toSorted()
      .map(name => join(path, name));
  });
