/** A table laid out by hand: what scenarios and stories may leave out, and what they may not say. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../kernel/cards/position.ts';
import { facesAt } from '../../../kernel/cards/table.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { type Situation, situations } from '../faces.ts';
import { steelBullets } from '../game.ts';
import { chamberNumbers } from '../numbers.ts';
import { at, type BulletsTable, chamberAt } from '../zones.ts';

const config: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };
const laid = (position: Position, seed = 'laid'): BulletsTable => {
  const table = steelBullets.lay(config, 2, seed, position);
  if (isRefusal(table)) throw new Error(table.about);
  return table;
};
const faces = (t: BulletsTable): string[] => chamberNumbers.flatMap(n => facesAt(t, chamberAt(n)));

describe('a cylinder', () => {
  test('that is not laid out is loaded by chance, with as many bullets as there are tokens', () => {
    const t = laid({ open: { bullets: 3 } });
    expect(faces(t).toSorted()).toEqual(['bang', 'bang', 'bang', 'click', 'click', 'click']);
    expect(t.open.bullets).toBe(3);
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(seed => faces(laid({}, seed)).join())).size).toBeGreaterThan(1);
  });
  test('that is laid out in part is filled with Clicks, and the tokens follow the bullets', () => {
    const t = laid({ zones: { cylinder: { 2: 'bang', 5: 'bang' } } });
    expect(faces(t)).toEqual(['click', 'bang', 'click', 'click', 'bang', 'click']);
    expect(t.open.bullets).toBe(2);
  });
  test('never has six Clicks: the box holds five', () => {
    const t = laid({ zones: { cylinder: { 1: 'click' } } });
    expect(faces(t)).toEqual(['click', 'click', 'click', 'click', 'click', 'bang']);
  });
  test('shows what lies open, and nothing else, to every viewer', () => {
    const opened = [true, false, false, false, false, true];
    const t = laid({ zones: { cylinder: { 6: 'bang', 3: 'bang' } }, open: { opened } });
    expect(t.open.last).toBe(1);
    for (const viewer of [0, 1, 'rail'] as const)
      expect(Object.values(steelBullets.view(t, viewer).zones.cylinder).flat()).toEqual(['click', null, null, null, null, 'bang']);
  });
});

describe('any cards', () => {
  test('of a hand, the deck or the discard are situations; of the cylinder, revolver cards', () => {
    for (let i = 0; i < 20; i++) {
      const zones = { hand: { 0: 4, 1: 4 }, deck: 6, discard: 5, cylinder: { 1: 'any', 2: 'any', 3: 'any' } };
      const t = laid({ zones }, `any ${i}`);
      const dealt = [at.hand(0), at.hand(1), at.deck, at.discard].flatMap(spot => facesAt(t, spot));
      expect(dealt).toHaveLength(19);
      for (const face of dealt) expect(situations).toContain(face as Situation);
      for (const face of faces(t)) expect(['click', 'bang']).toContain(face);
    }
  });
  test('of the other back are refused by name', () => {
    for (const zones of [{ hand: { 0: 'bang' } }, { deck: 'click' }, { cylinder: { 1: 'hat' } }, { discard: 'bang' }])
      expect(steelBullets.lay(config, 2, 'wrong', { zones })).toMatchObject({ rule: 'table:position' });
  });
});
