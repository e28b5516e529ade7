/** Where the program lies: the folder of its package, whether it runs from source or as it was built. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const upwards = (from: string): string => (existsSync(join(from, 'package.json')) ? from : upwards(dirname(from)));

export const root: string = upwards(import.meta.dirname);
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
/** The built page. */
export const pageFolder: string = join(root, 'dist', 'client');
