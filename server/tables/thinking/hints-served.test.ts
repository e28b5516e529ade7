/** Hints over real sockets: a table states whether they are allowed, and nothing else waits for one. */
import { expect, test } from 'vitest';
import { getJson, served, startedTable, TestClient } from '../../testing/served.ts';

test('allowed at a private table that says so; never at an open one', async () => {
  const { url } = await served();
  const [ann, ben] = [await TestClient.connect(url), await TestClient.connect(url)];
  const create = { ask: 'create', game: 'wright-gang', seats: 2, hints: true };
  expect(await ann.refusal({ ...create, visibility: 'open' })).toBe('table:rated');
  const terms = { options: { rounds: 1, first: 0 }, visibility: 'private', hints: true };
  const table = await startedTable([ann, ben], [], terms);
  expect(ben.last('table')!.table.hints).toBe(true);
  expect(await getJson(`${url}/api/tables/${table}`)).toMatchObject({ hints: true });
  expect(await ben.refusal({ ask: 'hint', table })).toBe('table:turn');

  const order: string[] = [];
  const hint = ann.ask({ ask: 'hint', table }).then(answer => {
    order.push('hint');
    return answer as { readonly moves: readonly { readonly move: object; readonly chance: number }[] };
  });
  await ann.ask({ ask: 'say', table, text: 'Let me think' });
  order.push('said');
  const { moves } = await hint;
  expect(order).toEqual(['said', 'hint']);
  expect(await ben.hears('note')).toMatchObject({ note: 'hinted', seat: 0 });
  expect(moves.length).toBeGreaterThan(0);
  for (const { chance } of moves) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  await ann.ask({ ask: 'move', table, seq: 0, move: moves[0]!.move });
});
