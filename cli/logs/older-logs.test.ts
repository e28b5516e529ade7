/**
 * Logs written by older programs, one for each version of each game's rules (`cli/testing/older`): read and told by the edition
 * kept of their rules if there is one, or refused in plain words.
 * The log of the current version is written with a release, so that it exists when the version is raised.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boxes, games } from '../../games/index.ts';
import { type LogHeader, readLog } from '../../kernel/log.ts';
import { gameIds } from '../choose.ts';
import { fine, sixgun } from '../testing/sixgun.ts';

const folder = fileURLToPath(new URL('../testing/older/', import.meta.url));
const logs = readdirSync(folder)
  .map(name => join(folder, name))
  .map(path => ({ path, header: JSON.parse(readFileSync(path, 'utf8').split('\n')[0]!) as LogHeader }));

test('every older version of every game has its log', () => {
  const found = new Set(logs.map(({ header: { game, rules } }) => `${game}-${rules}`));
  const wanted = gameIds.flatMap(id => Array.from({ length: games[id].version - 1 }, (_, i) => `${id}-${i + 1}`));
  const missing = wanted.filter(log => !found.has(log));
  expect(
    missing,
    'each is a game by those rules, in cli/testing/older: `sixgun simulate <game> --seats 2 --games 1 --log <folder>`',
  ).toEqual([]);
});
test.each(logs)('$header.game by version $header.rules of its rules', async ({ path, header }) => {
  expect(readLog(readFileSync(path, 'utf8'))).not.toHaveProperty('fault');
  const { version } = games[header.game as keyof typeof games];
  if (header.rules >= (boxes[header.game as keyof typeof boxes].playedSince ?? version)) {
    expect(fine(await sixgun('verify', path))).toContain('outcome: as logged');
    expect(fine(await sixgun('replay', path))).toContain('The game is over.');
    return;
  }
  for (const command of ['replay', 'verify'])
    expect(await sixgun(command, path)).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        `played by version ${header.rules} of the rules of ${header.game}; this program plays version ${version}`,
      ),
    });
});
