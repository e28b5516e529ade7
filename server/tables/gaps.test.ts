/** A log with a missing row is detected on reading: neither a table nor a replay is made from the rest. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { playOn } from '../testing/player.ts';
import { served, startedTable, TestClient } from '../testing/served.ts';
import { missingRow } from './table-header.ts';

test('returns the number of the first missing row', () => {
  const rows = (...seqs: number[]) => seqs.map(seq => ({ seq }));
  expect([missingRow(rows(), 1, 0), missingRow(rows(4, 5, 6), 4, 6), missingRow(rows(4, 5, 6), 4, 0)]).toEqual([null, null, null]);
  expect([missingRow(rows(5, 6), 4, 6), missingRow(rows(4, 6), 4, 6), missingRow(rows(4, 5), 4, 6)]).toEqual([4, 5, 6]);
});

test.each([
  ['in the middle', 'seq = 3'],
  ['at the end', 'seq = (select last_seq from results)'],
])('a row that is missing %s: the table is broken, and so is its replay', async (_, which) => {
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-gaps-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const before = await served({ DATA_DIR: folder });
  const ann = await TestClient.connect(before.url);
  const table = await startedTable([ann], ['gunhand'], { options: { rounds: 1, race: 'draw' } });
  await playOn(ann, table);
  await ann.hears('proof');
  const [result] = await before.store.results.ofPlayer(
    { kind: 'guest', id: ann.person.id },
    { tables: 'all', limit: 1, after: null },
  );
  await before.close();
  const file = new Libsql(join(folder, 'sixgun.db'));
  file.exec(`delete from log where ${which}`);
  file.close();

  const after = await served({ DATA_DIR: folder });
  const back = await TestClient.connect(after.url, ann.person);
  expect(await back.refusal({ ask: 'enter', table })).toBe('server:broken');
  expect((await fetch(`${after.url}/api/replays/${result!.id}`)).status).toBe(500);
});
