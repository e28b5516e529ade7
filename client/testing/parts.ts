/** Optional parts of a game's folder: lessons, words for newcomers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boxes } from '../../games/index.ts';
import { root } from '../../server/root.ts';

export const hasPart = (game: string, part: 'page/school.ts' | 'words/en/first.ts'): boolean =>
  existsSync(join(root, 'games', game, part));

export const games: readonly string[] = Object.keys(boxes);
