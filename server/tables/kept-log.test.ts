/** Finished games as stored. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Result } from '../store/shape/results.ts';
import { packed, unpacked } from './kept-log.ts';

const header = { sixgun: 2, game: 'morra', rules: 1, seats: 2, config: null, seed: 'x', names: ['Ann', 'Ben'] };
const rest = [
  { n: 1, in: { tick: 5 }, is: 'abc', saw: { told: ['"names" and\nlines'] } },
  { end: 1, outcome: { winners: [0] } },
];
const log = [header, ...rest].map(line => `${JSON.stringify(line)}\n`).join('');

test('a stored game has no names, and gets those of its result', async () => {
  const text = await packed({ outcome: null, log });
  expect(brotliDecompressSync(Buffer.from(text, 'base64')).toString()).toBe(log.replace(',"names":["Ann","Ben"]', ''));
  const seats = [{ name: 'Cal' }, { name: 'Ben' }] as unknown as Result['seats'];
  const again = await unpacked(text, { seats });
  expect(again.outcome).toEqual({ winners: [0] });
  const lines = again.log
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines).toEqual([{ ...header, names: ['Cal', 'Ben'] }, ...rest]);
});

test('guests whose pages called starts off are stored by seat, and those who did not play anonymously', async () => {
  const missed = (names: readonly (readonly string[])[]): string =>
    log.replace('"seed":"x"', `"seed":"x","proof":{"missed":${JSON.stringify(names)}}`);
  const text = await packed({ outcome: null, log: missed([['Ben'], ['Dan', 'Ann'], []]) });
  expect(brotliDecompressSync(Buffer.from(text, 'base64')).toString()).not.toMatch(/Ann|Ben|Dan/);
  const seats = [{ name: 'Cal' }, { name: 'Ben' }] as unknown as Result['seats'];
  expect((await unpacked(text, { seats })).log).toContain('"missed":[["Ben"],["?","Cal"],[]]');
});
