/** What holds at every moment of every game: shown by games of random inputs. */
import { expect } from 'vitest';
import { diceFrom } from '../../../kernel/dice.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { countAt, facesAt } from '../../../kernel/table.ts';
import { rule } from '../../../testing/rule.ts';
import { situations } from '../faces.ts';
import { steelBullets } from '../game.ts';
import { mayOpen } from '../numbers.ts';
import { at, type BulletsTable, chamberAt } from '../zones.ts';

const ALL = [1, 2, 3, 4, 5, 6];
const isBang = (t: BulletsTable, n: number): boolean => facesAt(t, chamberAt(n))[0] === 'bang';

/** Look at every table of n games, for two to six players in turn, and at the one before it. */
const everyTable = (games: number, seed: string, look: (t: BulletsTable, before: BulletsTable) => void): void => {
  for (let game = 0; game < games; game++) {
    const dice = diceFrom(`${seed} ${game}`);
    const config = { window: 3, outHand: game % 2 ? 'out' : 'discard', first: null } as const;
    let t = steelBullets.setup(config, 2 + (game % 5), `${seed} ${game}`);
    while (steelBullets.outcome(t) === null) {
      const next = steelBullets.next(t, anyInput(steelBullets, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      look(next, t);
      t = next;
    }
  }
};

rule('SB-2 one card in each chamber, as many Bang! as tokens, one to five, and never fewer than before', () => {
  everyTable(100, 'tokens', (t, before) => {
    expect(ALL.map(n => countAt(t, chamberAt(n)))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(ALL.filter(n => isBang(t, n)).length).toBe(t.open.bullets);
    expect(t.open.bullets).toBeGreaterThanOrEqual(before.open.bullets);
    expect(t.open.bullets).toBeLessThanOrEqual(5);
  });
});

rule('SB-3, SB-5 at the start of every turn there is a hidden Bang!, and the chamber that may be opened is shut', () => {
  everyTable(100, 'hidden', t => {
    if (steelBullets.view(t, 'rail').ask?.question !== 'turn') return;
    expect(ALL.some(n => isBang(t, n) && !t.open.opened[n - 1])).toBe(true);
    for (const n of mayOpen(t)) expect(t.open.opened[n - 1]).toBe(false);
  });
});

rule('SB-3 the open chambers form one arc that ends with the one opened last', () => {
  everyTable(100, 'arc', t => {
    const { opened, last } = t.open;
    const edges = ALL.filter(n => opened[n - 1] && !opened[n % 6]);
    if (opened.every(Boolean)) return;
    expect(edges).toEqual(last === null ? [] : [last]);
  });
});

rule('SB-32, SB-40 each card lies in one place, and no revolver card ever among the situations', () => {
  everyTable(60, 'places', t => {
    expect(steelBullets.miscount(t)).toBe(null);
    const hands = t.open.alive.flatMap((_, seat) => [...facesAt(t, at.hand(seat)), ...facesAt(t, at.played(seat))]);
    const open = [...hands, ...facesAt(t, at.deck), ...facesAt(t, at.discard), ...facesAt(t, at.out)];
    expect(open.toSorted()).toEqual(situations.flatMap(card => [card, card, card]).toSorted());
    expect(open.some(face => face === 'click' || face === 'bang')).toBe(false);
  });
});

rule(
  'SB-42, SB-49 what waits to be settled lies in front of its players; a player who is out holds nothing and is asked nothing',
  () => {
    everyTable(100, 'pending', t => {
      for (const [seat, alive] of t.open.alive.entries()) {
        const mine = t.open.pending.filter(p => p.seat === seat).map(p => p.card);
        expect(facesAt(t, at.played(seat)).toSorted()).toEqual(mine.toSorted());
        if (alive) continue;
        expect(countAt(t, at.hand(seat))).toBe(0);
        expect(steelBullets.view(t, 'rail').ask?.waiting ?? []).not.toContain(seat);
      }
    });
  },
);

rule('SB-18 every game ends, with one player left', () => {
  everyTable(200, 'ends', t => {
    const left = t.open.alive.filter(Boolean).length;
    expect(steelBullets.outcome(t) === null).toBe(left > 1);
  });
});
