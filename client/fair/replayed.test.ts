/** A page's own look at a finished game: the log leads to everything that it was shown, or it does not. */
import { expect, test } from 'vitest';
import { wrightGang } from '../../games/wright-gang/game.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isFault, type Log, logStart, logText, readLog, replay } from '../../kernel/log.ts';
import { logOf } from '../../testing/play/logs.ts';
import { commitTo, pledgeOf, seedFrom } from '../../wire/proof.ts';
import type { Proof, Update } from '../../wire/protocol.ts';
import { areIn, printOf } from './print.ts';
import { logFault } from './replayed.ts';
import { ShownGame } from './shown-game.ts';

const game = wrightGang as unknown as Game<Kinds>;
const proofWith = (secret: string): Proof => {
  const entropy = [{ seat: 0, value: 'cd'.repeat(16) }];
  const pledges = [{ seat: 0, value: pledgeOf({ table: 'K7QM', game: 1, seat: 0, entropy: 'cd'.repeat(16) }) }];
  return { table: 'K7QM', game: 1, commitment: commitTo(secret), secret, pledges, entropy };
};
const playedBy = (proof: Proof): Log => {
  const log = logOf(wrightGang, 2, seedFrom(proof), { rounds: 1 });
  const read = readLog(logText({ ...log, header: { ...log.header, proof: proof as never } }));
  if (isFault(read)) throw new Error(read.fault);
  return read;
};
/** What a page at this seat is shown of it, as it comes over the wire. */
const shownOf = (log: Log, seat: number): Update[] => {
  const watcher = game.watcher(seat);
  const first = logStart(game, log.header);
  if (isFault(first)) throw new Error(first.fault);
  const shown: object[] = [];
  const look = (table: Kinds['Table']): void => {
    shown.push({ view: watcher.look(table), outcome: game.outcome(table) });
  };
  look(first.table);
  replay(game, log, (_line, { table }) => look(table));
  return shown.map((update, n) => ({ game: 1, n, ...JSON.parse(JSON.stringify(update)) }) as unknown as Update);
};
const witnessed = (updates: readonly Update[], seat: number) => {
  const witness = new ShownGame();
  witness.at(1);
  for (const update of updates) witness.see(update, seat);
  return witness.of(1);
};
const rules = wrightGang.version;
const OTHER = 'the log does not lead to what this page was shown';
const honest = proofWith('ab'.repeat(32));
const log = playedBy(honest);

test.each([0, 1])('what the page of seat %i was shown is what the log leads to, all of it or a part', seat => {
  const shown = shownOf(log, seat);
  for (const part of [shown, shown.slice(5), shown.filter((_, i) => i % 3 === 0), []])
    expect(logFault(game, log, { proof: honest, rules, witnessed: witnessed(part, seat) })).toBeNull();
});
test('other cards than those that follow from the proof are found, and so is another proof', () => {
  const other = playedBy(proofWith('ef'.repeat(32)));
  const dealt = witnessed(shownOf(other, 0).slice(0, 1), 0);
  expect(logFault(game, log, { proof: honest, rules, witnessed: dealt })).toMatchObject({ fault: OTHER });
  const kept = witnessed(shownOf(other, 0), 0);
  expect(logFault(game, log, { proof: honest, rules: rules + 1, witnessed: witnessed(shownOf(log, 0), 0) })).not.toBeNull();
  expect(logFault(game, other, { proof: honest, rules, witnessed: kept })).toMatchObject({
    fault: 'the log has another proof than was told',
  });
});
test('what is shown as of another game counts all the same, and makes a page forget nothing', () => {
  const other = shownOf(playedBy(proofWith('ef'.repeat(32))), 0);
  const faultOf = (witness: ShownGame) => logFault(game, log, { proof: honest, rules, witnessed: witness.of(1) });
  // By the number that the update goes by.
  for (const number of [0, 2, 7]) {
    const witness = new ShownGame();
    witness.at(1);
    for (const update of other) witness.see({ ...update, game: number }, 0);
    expect(faultOf(witness)).toMatchObject({ fault: OTHER });
  }
  // By the number that the table goes by, until the end.
  for (const number of [0, 7]) {
    const witness = new ShownGame();
    witness.at(1);
    witness.at(number);
    for (const update of other) witness.see(update, 0);
    witness.at(1);
    witness.see(shownOf(log, 0).at(-1)!, 0);
    expect(faultOf(witness)).toMatchObject({ fault: OTHER });
  }
});
test('another winner than the log’s is found', () => {
  const shown = shownOf(log, 0);
  const { outcome } = shown.at(-1)!;
  const won = { ...shown.at(-1)!, outcome: { ...outcome!, winners: outcome!.winners.length === 2 ? [0] : [0, 1] } };
  expect(logFault(game, log, { proof: honest, rules, witnessed: witnessed([...shown.slice(0, -1), won], 0) })).toMatchObject({
    fault: OTHER,
  });
});
test('successive games are checked separately', () => {
  const witness = new ShownGame();
  witness.at(1);
  for (const update of shownOf(playedBy(proofWith('ef'.repeat(32))), 0)) witness.see(update, 0);
  witness.at(2);
  for (const update of shownOf(log, 0)) witness.see({ ...update, game: 2 }, 0);
  expect(logFault(game, log, { proof: honest, rules, witnessed: witness.of(2) })).toBeNull();
});
test('the order of members does not matter, and the order of moments does', () => {
  expect(printOf({ a: 1, b: [2, { c: null, d: undefined }] })).toBe(printOf({ b: [2, { c: null }], a: 1 }));
  expect(printOf({ a: 1 })).not.toBe(printOf({ a: '1' }));
  expect(areIn(['a', 'c'], ['a', 'b', 'c'])).toBe(true);
  expect(areIn(['c', 'a'], ['a', 'b', 'c'])).toBe(false);
  expect(areIn(['a', 'a'], ['a', 'b'])).toBe(false);
});
