/** Pieces keep their keys as they go from row to row, and the view has the last word. */
import { expect, test } from 'vitest';
import { after, piecesAt, type Scene, sceneOf } from './scene.ts';

const row = (zone: string, seat: number | null = null) => ({ zone, seat, place: null });
const faces = (scene: Scene, zone: string, seat: number | null = null) => piecesAt(scene, zone, seat).map(piece => piece.face);
const keys = (scene: Scene, zone: string, seat: number | null = null) => piecesAt(scene, zone, seat).map(piece => piece.key);
const empty: Scene = new Map();

test('a view of any shape becomes rows: by table, seat, place, and seat and place', () => {
  const scene = sceneOf(
    { loot: ['3'], hand: [['1'], [null]], line: { bank: ['2'] }, field: [{ bank: [] }, { bank: ['7'] }] },
    empty,
  );
  expect([...scene.keys()]).toEqual(['loot//', 'hand/0/', 'hand/1/', 'line//bank', 'field/0/bank', 'field/1/bank']);
  expect(piecesAt(scene, 'field', 1, 'bank')[0]?.face).toBe('7');
});
test('a card that moves keeps its key', () => {
  const before = sceneOf(
    {
      loot: ['5'],
      hand: [
        ['3', '4'],
        [null, null],
      ],
    },
    empty,
  );
  const { scene, pieces } = after(before, { tell: 'moved', cards: ['4'], from: row('hand', 0), to: row('loot') });
  expect(faces(scene, 'loot')).toEqual(['5', '4']);
  expect(keys(scene, 'loot')[1]).toBe(keys(before, 'hand', 0)[1]);
  expect(pieces).toHaveLength(1);
});
test('a hidden card shows its face once it is seen', () => {
  const before = sceneOf({ loot: [], hand: [[], [null, null]] }, empty);
  const { scene } = after(before, { tell: 'moved', cards: ['6'], from: row('hand', 1), to: row('loot') });
  expect(faces(scene, 'loot')).toEqual(['6']);
  expect(faces(scene, 'hand', 1)).toEqual([null]);
});
test('a pile keeps the order of arrival, whatever the order in the view', () => {
  const thrown = after(sceneOf({ loot: ['5'], hand: [['3']] }, empty), {
    tell: 'moved',
    cards: ['3'],
    from: row('hand', 0),
    to: row('loot'),
  }).scene;
  const settled = sceneOf({ loot: ['3', '5'], hand: [[]] }, thrown);
  expect(faces(settled, 'loot')).toEqual(['5', '3']);
});
test('where telling and view differ, the view wins', () => {
  const scene = sceneOf({ loot: ['1', '2'] }, sceneOf({ loot: ['1', '7', '7'] }, empty));
  expect(faces(scene, 'loot')).toEqual(['1', '2']);
});
test('all cards gathered up come back as a shuffled pile', () => {
  const start = sceneOf({ deck: [null], loot: ['4', '4'], hand: [['1'], [null]] }, empty);
  const gathered = after(start, { tell: 'gathered' }).scene;
  const shuffled = after(gathered, { tell: 'shuffled', from: row('deck') }).scene;
  expect(faces(shuffled, 'deck')).toEqual([null, null, null, null, null]);
  expect(faces(shuffled, 'loot')).toEqual([]);
});
