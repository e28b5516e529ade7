/** Public facts as they are told: only changes, in their place among the tellings, and undone when a move is taken back. */
import { expect, test } from 'vitest';
import { bare, nod, write, writes } from '../../testing/toys/bare.ts';
import { act, ask } from '../machine/script.ts';
import { advance, beginAt } from '../machine/undo.ts';
import { isRefusal } from '../refusal.ts';
import { newsIn, openAfter } from './facts.ts';

const asksNod = { question: 'nod', who: () => [0], verbs: [nod], into: 'nod', lapse: () => ({ do: 'nod' }) };
const NOD = { seat: 0, move: { do: 'nod' }, at: 1 };

test('a fact is news when its value changes, however it is written', () => {
  const open = { n: 1, list: [{ a: [2] }], none: null };
  expect(newsIn(open, { n: 1, list: [{ a: [2] }], none: null })).toBeNull();
  expect(newsIn(open, { n: 2, list: [{ a: [2] }] })).toEqual({ n: 2 });
  expect(newsIn(open, { list: [{ a: [2, 3] }], none: [] })).toEqual({ list: [{ a: [2, 3] }], none: [] });
});
test('facts stand between the tellings, and simultaneous changes are merged', () => {
  const game = bare([
    ask(asksNod),
    writes('first'),
    act(d => d.say('told')),
    act(d => write(d, 'second')),
    act(d => d.open({ over: false })),
    act(d => write(d, 'third')),
    ask(asksNod),
  ]);
  const table = game.setup({}, 1, 'any');
  const out = game.play(table, NOD);
  if (isRefusal(out)) throw new Error(out.why);
  expect(out.told('rail')).toEqual([{ tell: 'told' }]);
  expect(out.facts).toEqual([
    { after: 0, open: { diary: ['first'] } },
    { after: 1, open: { diary: ['first', 'second', 'third'] } },
  ]);
  expect(openAfter(table.open, out.facts)).toEqual(out.table.open);
});
test('taking back a move takes back its facts', () => {
  const game = bare([ask(asksNod), writes('done'), ask(asksNod)]);
  const moved = advance(game, beginAt(game.setup({}, 1, 'any')), NOD);
  if (isRefusal(moved)) throw new Error(moved.why);
  const back = advance(game, moved, { undo: 0, at: 2 });
  if (isRefusal(back)) throw new Error(back.why);
  expect(back.facts).toEqual([{ after: 1, open: { diary: [] } }]);
  expect(openAfter(moved.table.open, back.facts)).toEqual(back.table.open);
});
