/** `sixgun arena`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fine, inOwnFolder, sixgun } from '../testing/sixgun.ts';

const own = inOwnFolder();

describe('arena', () => {
  const args = ['arena', 'wright-gang', '--bots', 'greenhorn,sharpshooter', '--games', '10', '--options', '{"rounds":1}'];
  test('prints wins with an interval, and rates the bots', async () => {
    const out = fine(await sixgun(...args));
    expect(out).toMatch(/^wright-gang, 2 players, 50\.0 % would be fair\n/);
    expect(out).toMatch(/greenhorn against sharpshooter: [\d.]+ % \([\d.]+ % to [\d.]+ %\) of 10 games/);
    expect(out).toMatch(/^ {4}0 {2}greenhorn$/m);
  });
  test('continues from its file, and says where that is broken', async () => {
    const file = own.file('arena.jsonl');
    const inFile = [...args, '--json', '--threads', '1', '--file', file];
    const whole = JSON.parse(fine(await sixgun(...inFile))) as object;
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(11);
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`);
    const again = JSON.parse(fine(await sixgun(...inFile))) as {
      readonly pairs: readonly { readonly won: number }[];
    };
    expect(again.pairs[0]!.won).toBe((whole as typeof again).pairs[0]!.won);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(11);
    writeFileSync(file, 'nonsense\n');
    const { code, err } = await sixgun(...inFile);
    expect(code).toBe(1);
    expect(err).toMatch(/line 1, is not a game of an arena: name another file, or delete that line/);
  });
});
