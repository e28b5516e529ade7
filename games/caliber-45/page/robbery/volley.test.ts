/** The sum of picked cards, and the sufficient ones with the least waste. */
import { expect, test } from 'vitest';
import { allAmmo, cheapest, formula, volleyWith } from './volley.ts';

const meet = (...cards: string[]) => ({ do: 'meet', cards });

test('the least waste: fewest bullets, then fewest cards', () => {
  const moves = [meet('ammo-6'), meet('ammo-2', 'ammo-3'), meet('ammo-5'), meet('ammo-1', 'ammo-2', 'ammo-3')];
  expect(cheapest(moves, 'meet')).toEqual(['ammo-5']);
  expect(cheapest(moves, 'defend')).toBeNull();
});
test('a volley is written as a sum, a single card as its figure', () => {
  expect(formula(volleyWith(7, ['ammo-6', 'ammo-6']))).toBe('6 + 6 = 12');
  expect(formula(volleyWith(7, ['ammo-4']))).toBe('4');
});
test('seven shots of twelve bullets are seven', () => {
  expect(volleyWith(7, ['ammo-6', 'ammo-6'])).toMatchObject({ laid: 12, strength: 7 });
});
test('only ammunition makes a volley', () => {
  expect(allAmmo(['ammo-1', 'ammo-6'])).toBe(true);
  expect(allAmmo(['ammo-1', 'mustang'])).toBe(false);
  expect(allAmmo([])).toBe(false);
});
