/** `sixgun simulate`. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fine, inOwnFolder, simulated, sixgun } from '../testing/sixgun.ts';

const { folder } = inOwnFolder();

describe('simulate', () => {
  const tally = async (...args: string[]): Promise<Record<string, unknown>> =>
    JSON.parse(fine(await sixgun('simulate', 'wright-gang', '--json', '--options', '{"rounds":1}', ...args))) as Record<
      string,
      unknown
    >;
  test('counts the results of the games', async () => {
    const t = await tally('--seats', '3', '--games', '12', '--seed', 'x', '--bots', 'random,sharpshooter');
    expect(t).toMatchObject({ games: 12, finished: 12, seats: 3, bots: ['random', 'sharpshooter', 'random'], firstFault: null });
    const sum = (n: readonly number[]): number => n.reduce((a, b) => a + b, 0);
    expect(sum(t['winsBySeat'] as number[])).toBeCloseTo(12, 1);
    expect(sum(Object.values(t['winsByBot'] as { [bot: string]: number }))).toBeCloseTo(12, 1);
    expect(sum(Object.values(t['endings'] as { [ending: string]: number }))).toBe(12);
    expect(t['averageScoreBySeat']).toHaveLength(3);
    const { min, median, p90, max } = t['lengths'] as { [name: string]: number };
    expect([min, median, p90, max]).toEqual([min, median, p90, max].toSorted((a, b) => a! - b!));
    expect(t['inputs']).toBeGreaterThanOrEqual(12 * min!);
    expect(t['inputsPerSecond']).toBeGreaterThan(0);
  });
  test('the same seed gives the same games', async () => {
    const timeless = ({ seconds: _s, inputsPerSecond: _i, gamesPerSecond: _g, ...rest }: Record<string, unknown>): unknown => rest;
    const args = ['--seats', '2', '--games', '4', '--seed', 'again'];
    expect(timeless(await tally(...args))).toEqual(timeless(await tally(...args)));
    expect(timeless(await tally(...args))).not.toEqual(timeless(await tally('--seats', '2', '--games', '4', '--seed', 'other')));
  });
  test('prints a table for people, and no progress bar without a terminal', async () => {
    const { out, err } = await sixgun(
      'simulate',
      'wright-gang',
      '--games',
      '3',
      '--seats',
      '5',
      '--options',
      '{"rounds":1,"race":"draw"}',
    );
    expect(out).toMatch(/^games +3, 3 finished/);
    expect(out).toMatch(/^seat 5, gunhand +\S+ \(.* %\) won/m);
    expect(err).toBe('');
  });
  test('a game with settings worth comparing is played in each of them, and its counters are shown', async () => {
    const args = ['simulate', 'caliber-45', '--games', '3', '--bots', 'gunhand'];
    const out = fine(await sixgun(...args));
    for (const setting of ['1v1', '2v2', '3v3', '2v2v2', '3v3v3'])
      expect(out).toMatch(new RegExp(`^${setting}\n.*games +3, 3 finished`, 'm'));
    expect(out).toMatch(/^minutes a game +[\d.]+ least, /m);
    expect(out).toMatch(/^team 3 +\d/m);
    expect(out).toMatch(/^robberies +[\d.]+ a game$/m);
    expect(out).toMatch(/^cowboys lost +[\d.]+ a game$/m);
    expect(out).toMatch(/^last word +.*mustang [\d.]+ %/m);
    expect(out).toMatch(/Minutes assume a pace of .* 11 s to shoot, .*\nThe last word in a robbery: /);
    const tallies = JSON.parse(fine(await sixgun(...args, '--json'))) as {
      setting: string;
      seats: number;
      counted: { 'a game': object };
    }[];
    expect(tallies.map(({ setting, seats }) => [setting, seats])).toEqual([
      ['1v1', 2],
      ['2v2', 4],
      ['3v3', 6],
      ['2v2v2', 6],
      ['3v3v3', 9],
    ]);
    for (const { counted } of tallies) expect(counted['a game']).toMatchObject({ robberies: expect.any(Number) as number });
    expect(JSON.parse(fine(await sixgun(...args, '--json', '--seats', '5')))).toMatchObject({
      setting: null,
      seats: 5,
      finished: 3,
    });
  });
  test('writes a valid log of every game', async () => {
    await simulated();
    const logs = readdirSync(folder).filter(name => name.endsWith('.log'));
    expect(logs).toEqual(['wright-gang-1.log', 'wright-gang-2.log']);
    for (const log of logs) expect(fine(await sixgun('verify', log))).toMatch(/outcome: as logged; won by gunhand-/);
  });
  test('fails when a log cannot be written', async () => {
    const { code, err } = await sixgun('simulate', 'wright-gang', '--games', '1', '--log', '/dev/null/nowhere');
    expect(err).toMatch(/cannot be written/);
    expect(code).toBe(1);
  });
});
