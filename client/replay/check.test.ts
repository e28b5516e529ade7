/** The verdicts of Verify on a log: fair, unproven, or where it fails. */
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Log } from '../../kernel/log.ts';
import { hesitant, logOf, older } from '../../testing/play/logs.ts';
import { anyGame } from '../../testing/toys/play.ts';
import { commitTo, pledgeOf, seedFrom } from '../../wire/proof.ts';
import { findings } from './check.ts';

const game = anyGame(wrightGang);
const fair = { table: 'K7QM', game: 1, secret: 'ab'.repeat(32), entropy: [{ seat: 0, value: 'cd'.repeat(16) }] };
const seed = seedFrom(fair);
const proved = (proof: object): Log => {
  const log = logOf(wrightGang, 3, seed, { rounds: 1 });
  return { ...log, header: { ...log.header, proof: proof as never } };
};
const proof = { ...fair, commitment: commitTo(fair.secret) };
const verdict = (log: Log): string =>
  findings(game, log)
    .map(({ what, holds }) => `${what} ${holds}`)
    .join(', ');

test('a fair log holds in everything', () => {
  expect(verdict(proved(proof))).toBe(
    'whole true, rules true, inputs true, cards true, outcome true, commitment true, pledges null, seed true',
  );
});
test('the check compares the players’ pledges with their entropy', () => {
  const value = pledgeOf({ table: 'K7QM', game: 1, seat: 0, entropy: 'cd'.repeat(16) });
  expect(verdict(proved({ ...proof, pledges: [{ seat: 0, value }] }))).toMatch(/commitment true, pledges true, seed true$/);
  expect(verdict(proved({ ...proof, pledges: [{ seat: 1, value }] }))).toMatch(/commitment true, pledges false$/);
});
test('a log without a proof holds, but the shuffle is unproven', () => {
  expect(verdict(logOf(wrightGang, 2, 'unproved', { rounds: 1 }))).toBe(
    'whole true, rules true, inputs true, cards true, outcome true, seed null',
  );
});
test('a log with moves taken back holds like any other', () => {
  const log = hesitant(wrightGang, proved(proof));
  expect(verdict(log)).toBe(verdict(proved(proof)));
  expect(findings(game, log)[0]!.count).toBeGreaterThan(proved(proof).lines.length);
});
test('an empty secret claims nothing', () => {
  expect(verdict(proved({ ...proof, secret: '', entropy: [] }))).toMatch(/outcome true, seed null$/);
});
test('a secret without its commitment, and a seed that does not follow, are found', () => {
  expect(verdict(proved({ ...proof, commitment: commitTo('another') }))).toMatch(/commitment false$/);
  expect(verdict(proved({ ...proof, entropy: [] }))).toMatch(/commitment true, pledges null, seed false$/);
});
test('an edited input is found, with its line number', () => {
  const log = proved(proof);
  const edited = { ...log, lines: log.lines.with(3, { ...log.lines[3]!, is: 'edited' }) };
  expect(findings(game, edited).at(-1)).toMatchObject({ what: 'inputs', holds: false, count: 5 });
});
test('for a game of older rules the check covers the shuffle, not the witnessed steps', () => {
  expect(verdict(older(wrightGang, proved(proof)))).toBe('whole true, rules null, commitment true, pledges null, seed true');
});
test('an edited end, and rules of another version, are found', () => {
  const log = proved(proof);
  expect(verdict({ ...log, end: { ...log.end, outcome: null } })).toMatch(/inputs true, outcome false$/);
  expect(verdict({ ...log, header: { ...log.header, rules: 99 } })).toBe('whole true, rules false');
});
