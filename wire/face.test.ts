/** Faces are made of closed lists; every player has one, and at a table an ink of their own. */
import { expect, test } from 'vitest';
import { chosenFace, faceFor, heads, INKS, inksOf, isFace } from './face.ts';

test('a face is made only of known parts', () => {
  const face = { head: 'owl', hat: 'straw', neck: 'bow', ink: 4 };
  expect(isFace(face)).toBe(true);
  for (const bad of [
    { ...face, head: 'snake' },
    { ...face, ink: 0 },
    { ...face, ink: INKS + 1 },
    { ...face, ink: 1.5 },
    { ...face, text: 'hello' },
    { head: 'owl' },
    'owl',
    null,
  ])
    expect(isFace(bad)).toBe(false);
  expect(chosenFace({ face })).toEqual(face);
  expect(chosenFace({ face: 'owl' })).toBeUndefined();
  expect(chosenFace({})).toBeUndefined();
});
test('a guest without a choice always has the same face, and different guests have different ones', () => {
  const ids = Array.from({ length: 200 }, (_, i) => `guest ${i}`);
  expect(ids.every(id => isFace(faceFor(id)))).toBe(true);
  expect(faceFor('ann')).toEqual(faceFor('ann'));
  expect(new Set(ids.map(id => faceFor(id).head))).toEqual(new Set(heads));
  expect(new Set(ids.map(id => JSON.stringify(faceFor(id)))).size).toBeGreaterThan(100);
});
test('no two players at a table share an ink, and the first seat gets the one they want', () => {
  expect(inksOf([{ ink: 3 }, { ink: 3 }, null, { ink: 1 }])).toEqual([3, 2, 4, 1]);
  expect(inksOf([null, null, { ink: 1 }])).toEqual([2, 3, 1]);
  expect(inksOf(Array.from({ length: 9 }, () => ({ ink: 5 })))).toEqual([5, 1, 2, 3, 4, 6, 7, 8, 9]);
});
