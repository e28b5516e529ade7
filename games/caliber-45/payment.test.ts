/** The quick way to find a payment against the slow one that tries everything. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handfuls } from '../../kernel/cards/choices.ts';
import { type CaliberFace, dollarsOn } from './faces.ts';
import { paymentOf } from './payment.ts';

const loot = ['stagecoach', 'mail-car', 'gold-train', 'fort-knox'] as const satisfies readonly CaliberFace[];
const worth = (rich: boolean, cards: readonly CaliberFace[]): number => cards.reduce((sum, face) => sum + dollarsOn(rich, face), 0);
const values = (rich: boolean, cards: readonly CaliberFace[]): number[] =>
  cards.map(face => dollarsOn(rich, face)).sort((a, b) => b - a);
const compared = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
};
/** C45-77, word for word. */
const slow = (rich: boolean, own: readonly CaliberFace[], spent: readonly CaliberFace[], debt: number) => {
  let best: { readonly paid: CaliberFace[]; readonly change: CaliberFace[] } | null = null;
  for (const paid of handfuls(own))
    for (const change of [[], ...handfuls(spent)]) {
      if (worth(rich, paid) - worth(rich, change) !== debt) continue;
      const better =
        best === null ||
        (change.length - best.change.length ||
          paid.length - best.paid.length ||
          worth(rich, paid) - worth(rich, best.paid) ||
          compared(values(rich, paid), values(rich, best.paid)) ||
          compared(values(rich, change), values(rich, best.change))) < 0;
      if (better) best = { paid, change };
    }
  return best;
};

const hands = fc.record({
  rich: fc.boolean(),
  own: fc.array(fc.constantFrom(...loot), { maxLength: 8 }),
  spent: fc.array(fc.constantFrom<CaliberFace>(...loot, 'dynamite', 'war-party-2'), { maxLength: 8 }),
  steps: fc.integer({ min: 1, max: 12 }),
});

test('both find the same payment, or none', () => {
  fc.assert(
    fc.property(hands, ({ rich, own, spent, steps }) => {
      const debt = steps * 50_000;
      const quick = paymentOf(rich, own, spent, debt);
      const tried = slow(rich, own, spent, debt);
      const sorted = (cards: readonly CaliberFace[]): CaliberFace[] => cards.toSorted();
      expect(quick === null ? null : [sorted(quick.paid), sorted(quick.change)]).toEqual(
        tried === null ? null : [sorted(tried.paid), sorted(tried.change)],
      );
    }),
    { numRuns: 2000, seed: 45 },
  );
});
test('a debt is paid to the dollar, with cards that are there', () => {
  fc.assert(
    fc.property(hands, ({ rich, own, spent, steps }) => {
      const payment = paymentOf(rich, own, spent, steps * 50_000);
      if (payment === null) return;
      expect(worth(rich, payment.paid) - worth(rich, payment.change)).toBe(steps * 50_000);
      for (const face of loot) {
        const count = (cards: readonly CaliberFace[]): number => cards.filter(f => f === face).length;
        expect(count(payment.paid)).toBeLessThanOrEqual(count(own));
        expect(count(payment.change)).toBeLessThanOrEqual(count(spent));
      }
    }),
    { numRuns: 500, seed: 46 },
  );
});
test('it is quick even with all the loot there is on both sides', () => {
  const all = loot.flatMap((face, i) => Array.from({ length: [7, 8, 6, 3][i]! }, () => face));
  for (let steps = 1; steps <= 65; steps++) expect(paymentOf(false, all, all, steps * 50_000)?.change).toEqual([]);
});
