/** What holds at every moment of every game: shown by games of random inputs. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';
import { at, type WrightTable } from '../zones.ts';

const usual: WrightTable['config'] = {
  rounds: 2,
  tie: 'shared',
  race: 'reflex',
  duelCards: 'loot',
  falseTie: 'innocent',
  first: null,
};

/** Look at every table of n games, for two to five players in turn. */
const everyTable = (
  games: number,
  seed: string,
  config: (game: number) => WrightTable['config'],
  look: (t: WrightTable) => void,
): void => {
  for (let game = 0; game < games; game++) {
    const dice = diceFrom(`${seed} ${game}`);
    let t = wrightGang.setup(config(game), 2 + (game % 4), `${seed} ${game}`);
    while (wrightGang.outcome(t) === null) {
      look(t);
      const next = wrightGang.next(t, anyInput(wrightGang, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      t = next;
    }
    look(t);
  }
};

rule('WB-65 at every moment each of the 69 cards lies in exactly one place', () => {
  everyTable(
    12,
    'places',
    () => usual,
    t => {
      const placed = t.cards.flat();
      if (placed.length !== 69 || new Set(placed).size !== 69) expect(placed).toHaveLength(69);
    },
  );
});

rule(
  'WB-10, WB-14, WB-15 at the start of every turn everybody has exactly their limit: only the active player is ever short',
  () => {
    everyTable(
      12,
      'limits',
      () => usual,
      t => {
        if (wrightGang.view(t, 'rail').ask?.question !== 'turn') return;
        for (let seat = 0; seat < t.seats; seat++)
          expect(countAt(t, at.hand(seat)) + countAt(t, at.revolver(seat))).toBe(6 + countAt(t, at.sidekicks(seat)));
      },
    );
  },
);

rule('WB-21 the deck never runs out: the Sheriffs that are not in the row are still in it', () => {
  const duelCards = ['loot', 'hand', 'deck'] as const;
  let shortest = 69;
  everyTable(
    24,
    'deck',
    game => ({ ...usual, race: game % 2 ? 'draw' : 'reflex', duelCards: duelCards[game % 3]! }),
    t => {
      expect(facesAt(t, at.deck).filter(face => face === 'sheriff').length + countAt(t, at.sheriffs)).toBe(4);
      if (t.open.stage === 'heist') shortest = Math.min(shortest, countAt(t, at.deck));
    },
  );
  expect(shortest).toBeGreaterThan(0);
});

rule('WB-16, WB-22 no Sheriff is ever in a hand, a revolver or the loot, and no event in a revolver before the division', () => {
  everyTable(
    12,
    'wrong places',
    () => usual,
    t => {
      const held = Array.from({ length: t.seats }, (_, seat) => [...facesAt(t, at.hand(seat)), ...facesAt(t, at.revolver(seat))]);
      expect([...held.flat(), ...facesAt(t, at.loot)]).not.toContain('sheriff');
      if (t.open.stage === 'division') return;
      const loaded = Array.from({ length: t.seats }, (_, seat) => facesAt(t, at.revolver(seat))).flat();
      for (const event of ['swap', 'sidekick', 'war-party']) expect(loaded).not.toContain(event);
    },
  );
});

rule('WB-46, WB-75 every round leaves one player without a point, and the points are the shares of all rounds', () => {
  everyTable(
    24,
    'points',
    () => usual,
    t => {
      const { rounds, score } = t.open;
      for (const { hands, shares } of rounds) {
        const without = t.seats === 2 ? shares.indexOf(Math.min(...shares)) : hands.at(-1)!;
        expect(shares[without]).toBe(0);
        expect([...hands].sort()).toEqual(Array.from({ length: t.seats }, (_, seat) => seat));
      }
      expect(score).toEqual(score.map((_, seat) => rounds.reduce((sum, { shares }) => sum + shares[seat]!, 0)));
    },
  );
});
