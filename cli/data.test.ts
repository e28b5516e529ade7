/** `sixgun data`: a store counted, checked, exported and imported. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../server/root.ts';
import { version } from '../server/store/database/migrations.ts';
import { openStore } from '../server/store/open.ts';
import { ann, tableOf } from '../server/store/testing/databases.ts';
import { newGuest, served } from '../server/testing/served.ts';
import { fine, inOwnFolder, type Ran, ran } from './testing/sixgun.ts';

const { file } = inOwnFolder();
const data = (DATA_DIR: string, ...args: string[]): Promise<Ran> => ran(['data', ...args], { env: { DATA_DIR } });

describe('data', () => {
  test('is counted, checked, exported and imported; earlier exports are never overwritten', async () => {
    const store = await openStore({ dataDir: file('store') });
    await store.guests.create(ann);
    await store.close();
    expect(fine(await data('store'))).toMatch(/^guests +1$/m);
    expect(fine(await data('store', 'check'))).toMatch(/^faults +0$/m);
    expect(fine(await data('store', 'purge'))).toBe('deleted: 0 tables, 1 guests\n');
    const again = await openStore({ dataDir: file('store') });
    await again.guests.create(ann);
    await again.tables.create({ ...tableOf('t'), game: 'wright-gang', seating: '{' });
    await again.close();
    fine(await data('store', 'export', 'all.jsonl'));
    const copied = readFileSync(file('all.jsonl'), 'utf8');
    expect(await data('store', 'export', 'all.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('all.jsonl cannot be written'),
    });
    expect(readFileSync(file('all.jsonl'), 'utf8')).toBe(copied);
    expect(fine(await data('copy', 'import', 'all.jsonl'))).toBe(fine(await data('store', 'stats')));
    expect(await data('copy', 'check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('table code of t: its header is not whole'),
    });
    expect(await data('copy', 'import', 'all.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('the database is not empty'),
    });
  });
  test('a back-up is a snapshot taken while a server runs, and can be restored by this version and later ones', async () => {
    const { store, url } = await served({ DATA_DIR: file('busy') });
    await newGuest(url, 'Ann');
    fine(await data('busy', 'export', 'moment.jsonl'));
    await newGuest(url, 'Ben');
    expect(await store.contents.counts()).toMatchObject({ guests: 2 });
    expect(fine(await data('restored', 'import', 'moment.jsonl'))).toMatch(/^guests +1$/m);
    const [head = ''] = readFileSync(file('moment.jsonl'), 'utf8').split('\n');
    const older = join(root, 'server', 'upkeep', 'older', '0.1.0.jsonl');
    expect(fine(await data('upgraded', 'import', older))).toMatch(/^guests +2$/m);
    expect(fine(await data('upgraded', 'check'))).toMatch(/^faults +0$/m);
    writeFileSync(file('newer.jsonl'), head.replace(/"version":\d+/, `"version":${version + 1}`));
    expect(await data('future', 'import', 'newer.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('a newer Sixgun has exported it'),
    });
    writeFileSync(file('words.jsonl'), '{"sixgun":"client"}');
    expect(await data('future', 'import', 'words.jsonl')).toMatchObject({
      code: 1,
      err: expect.stringContaining('this is no server that was exported'),
    });
  });
  test.each([
    [['stats'], 1, /there is no database in "nowhere"; DATA_DIR or DATABASE_URL says where it is/],
    [['import', 'nothing.jsonl'], 1, /nothing.jsonl: there is no such file/],
    [['export'], 2, /to which file/],
    [['check', 'all'], 2, /a word too many: "all"/],
    [['burn'], 2, /there is no "burn" here: there are stats, purge, check, export, import/],
  ])('%j', async (args, code, says) => {
    expect(await data('nowhere', ...args)).toMatchObject({ code, out: '', err: expect.stringMatching(says) });
  });
});
