/** What holds at every moment of every game: shown by games of random inputs. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { situations } from '../faces.ts';
import { steelBullets } from '../game.ts';
import { mayOpen } from '../numbers.ts';
import { at, type BulletsTable, chamberAt } from '../zones.ts';

const ALL = [1, 2, 3, 4, 5, 6];
const isBang = (t: BulletsTable, n: number): boolean => facesAt(t, chamberAt(n))[0] === 'bang';

/**
 * Something holds at every table of n games, for two to six players in turn, with the one before it. A hundred thousand expectations would
 * take longer than the games do.
 */
const always = (games: number, seed: string, holds: (t: BulletsTable, before: BulletsTable) => boolean): void => {
  for (let game = 0; game < games; game++) {
    const dice = diceFrom(`${seed} ${game}`);
    const config = { window: 3, outHand: game % 2 ? 'out' : 'discard', first: null } as const;
    let t = steelBullets.setup(config, 2 + (game % 5), `${seed} ${game}`);
    while (steelBullets.outcome(t) === null) {
      const next = steelBullets.next(t, anyInput(steelBullets, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      if (!holds(next, t)) expect.fail(`not at ${JSON.stringify(next)}`);
      t = next;
    }
  }
};
const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join(' ') === others.toSorted().join(' ');

rule('SB-2 one card in each chamber, as many Bang! as tokens, one to five, and never fewer than before', () => {
  always(100, 'tokens', (t, before) => {
    const { bullets } = t.open;
    return (
      ALL.every(n => countAt(t, chamberAt(n)) === 1) &&
      ALL.filter(n => isBang(t, n)).length === bullets &&
      bullets >= before.open.bullets &&
      bullets <= 5
    );
  });
});

rule('SB-3, SB-5 at the start of every turn there is a hidden Bang!, and the chamber that may be opened is shut', () => {
  always(100, 'hidden', t => {
    const isShut = (n: number): boolean => !t.open.opened[n - 1];
    return steelBullets.ask(t)?.question !== 'turn' || (ALL.some(n => isBang(t, n) && isShut(n)) && mayOpen(t).every(isShut));
  });
});

rule('SB-3 the open chambers form one arc that ends with the one opened last', () => {
  always(100, 'arc', t => {
    const { opened, last } = t.open;
    const edges = ALL.filter(n => opened[n - 1] && !opened[n % 6]);
    return opened.every(Boolean) || (last === null ? edges.length === 0 : edges.length === 1 && edges[0] === last);
  });
});

rule('SB-32, SB-40 each card lies in one place, and no revolver card ever among the situations', () => {
  const all = situations.flatMap(card => [card, card, card]);
  always(60, 'places', t => {
    const hands = t.open.alive.flatMap((_, seat) => [...facesAt(t, at.hand(seat)), ...facesAt(t, at.played(seat))]);
    const open = [...hands, ...facesAt(t, at.deck), ...facesAt(t, at.discard), ...facesAt(t, at.out)];
    return steelBullets.miscount(t) === null && areSame(open, all);
  });
});

rule(
  'SB-42, SB-49 what waits to be settled lies in front of its players; a player who is out holds nothing and is asked nothing',
  () => {
    always(100, 'pending', t =>
      t.open.alive.every((alive, seat) => {
        const mine = t.open.pending.filter(p => p.seat === seat).map(p => p.card);
        const isAsked = steelBullets.ask(t)?.waiting.includes(seat) ?? false;
        return areSame(facesAt(t, at.played(seat)), mine) && (alive || (countAt(t, at.hand(seat)) === 0 && !isAsked));
      }),
    );
  },
);

rule('SB-18 every game ends, with one player left', () => {
  always(200, 'ends', t => (steelBullets.outcome(t) === null) === t.open.alive.filter(Boolean).length > 1);
});
