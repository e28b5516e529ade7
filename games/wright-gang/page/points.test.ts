/** Points during a division: plates and bars agree with the sheet over the table. */
import '../../../client/testing/no-browser.ts';
import { expect, test } from 'vitest';
import { shown, visitInNode } from '../../../client/testing/in-node.ts';
import { story } from '../../../kernel/proving/story.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { advanceAtTable, beginAtTable } from '../../../table/play/progress.ts';
import { QUIET, Stream } from '../../../table/viewers/stream.ts';
import { wrightGang } from '../game.ts';
import { client } from './table.tsx';

test('a share counts among the points as soon as it is told, once, and stays', async () => {
  const { table } = story(
    wrightGang,
    { Jesse: { revolver: '5 5' }, Billy: { revolver: '4 4' }, Butch: {} },
    {
      options: { rounds: 3 },
      zones: { loot: 8, sheriffs: 2 },
      open: { round: 2, score: [4, 2, 0], rounds: [{ ending: 'shoot-out', hands: [0, 1, 2], shares: [4, 2, 0] }] },
    },
  );
  const stream = new Stream(wrightGang, 1, 0, table);
  const visit = visitInNode({ game: wrightGang, client, table, seat: 0 }, async () => ({}));
  const points = (): readonly number[] => client.points(visit.session)!;
  await shown(visit, stream.now(QUIET));
  expect(points()).toEqual([4, 2, 0]);
  let progress = beginAtTable(table);
  const beside: (readonly number[])[] = [];
  for (const input of [
    { seat: 0, move: { do: 'shootout' }, at: 0 },
    { cue: 10 },
    { verdict: { order: [[1], [2]], evidence: null }, at: 4000 },
  ]) {
    const went = advanceAtTable(wrightGang, progress, { in: input });
    if (isRefusal(went)) throw new Error(went.why);
    progress = went;
    visit.table = went.table;
    const update = stream.after(went)?.update;
    if (update === undefined) continue;
    await shown(visit, update, async () => {
      beside.push(points());
    });
  }
  expect(new Set(beside.map(String))).toEqual(new Set(['4,2,0', '8,4,0']));
  expect(points()).toEqual([8, 4, 0]);
});
