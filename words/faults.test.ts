/** Everything that can be wrong with a log is said in every language. */
import { expect, test } from 'vitest';
import { wrightGang } from '../games/wright-gang/game.ts';
import type { Json } from '../kernel/json.ts';
import { isFault, type Log, logText, readLog, replay } from '../kernel/log.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { edits, logOf } from '../testing/play/logs.ts';
import { commitTo, proofFault } from '../wire/proof.ts';
import { words as en } from './en/pages/faults.ts';
import { faultIn } from './faults.ts';
import { words as ru } from './ru/pages/faults.ts';
import { words as uk } from './uk/pages/faults.ts';

const log = logOf(wrightGang, 2, 'faults', { rounds: 1 });
const text = logText(log);
const rows = text.trimEnd().split('\n');

/** What is found wrong with a text; nothing when it holds. */
const faultOf = (tampered: string): string[] => {
  const read = readLog(tampered);
  const found = isFault(read) ? read : replay(wrightGang, read);
  return isFault(found) ? [found.fault] : [];
};
const edited = (line: number): string[] =>
  edits(JSON.parse(rows[line]!) as Json).map(row => rows.with(line, JSON.stringify(row)).join('\n'));
const faults = [
  ...['', 'no log', '{"sixgun":9}', rows.slice(0, -1).join('\n'), `${text}{}`, rows.toSpliced(2, 1).join('\n')],
  ...[0, 1, 2, rows.length - 1].flatMap(edited),
].flatMap(faultOf);
const proofs = [
  undefined,
  {},
  { table: 'A', game: 1, commitment: '', secret: '', entropy: [] },
  { table: 'A', game: 1, commitment: '1'.repeat(64), secret: 'x', entropy: [] },
  { table: 'A', game: 1, commitment: commitTo('x'), secret: 'x', entropy: [], pledges: [{ seat: 0, value: 'y' }] },
]
  .flatMap(proof => proofFault(proof as Json | undefined, 'seed') ?? [])
  .concat('the log has another proof than was told', 'the log does not lead to what this page was shown');

test.each([
  ['ru', ru],
  ['uk', uk],
] as const)('in %s none is left in English', (_language, words) => {
  const reasons = (why: string): string => why;
  const said = [...new Set([...faults, ...proofs])].map(fault => [fault, faultIn(words, fault, reasons)] as const);
  expect(said.length).toBeGreaterThan(12);
  // What the header's own options are refused for is the game's to say.
  const left = said.filter(([fault, is]) => fault === is && !isOfTheGame(fault));
  expect(left).toEqual([]);
});
/** Options and seats that the game itself refuses, in its own words. */
const isOfTheGame = (fault: string): boolean => {
  const headers = edits(JSON.parse(rows[0]!) as Json) as unknown as Log['header'][];
  return headers.some(({ config, seats }) => {
    const asked = wrightGang.configure(config ?? null, seats);
    return isRefusal(asked) && fault.startsWith(asked.why);
  });
};
test('in English it is what the program says', () => {
  expect(faultIn(en, 'the table after this input is not the one that was logged', () => null)).toBe(
    'the table after this input is not the one that was logged',
  );
  expect(faultIn(en, 'something that nobody knows', () => null)).toBe('something that nobody knows');
});
