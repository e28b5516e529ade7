/** What holds at every moment of every game: shown by games of random inputs. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { rule } from '../../../testing/rule.ts';
import { backOf } from '../faces.ts';
import { caliber45 } from '../game.ts';
import { coverOf } from '../teams.ts';
import { at, type CaliberTable, hasCowboy, room } from '../zones.ts';

const config: CaliberTable['config'] = {
  goal: 400,
  teams: 'usual',
  freshCowboys: 'auto',
  handicap: false,
  richFortKnox: false,
  first: null,
};
const seatsOf = (t: CaliberTable): number[] => t.open.teams.map((_, seat) => seat);

interface Heard {
  readonly tell: string;
  readonly path: string;
}
/**
 * A property holds at every table of n games, for two to nine players in turn; and what the rail is told can be heard. A hundred thousand
 * expectations would take longer than the games do.
 */
const always = (games: number, seed: string, holds: (t: CaliberTable) => boolean, hear?: (heard: Heard) => void): void => {
  const look = (t: CaliberTable): void => {
    if (!holds(t)) expect.fail(`not at ${JSON.stringify(t)}`);
  };
  for (let game = 0; game < games; game++) {
    const dice = diceFrom(`${seed} ${game}`);
    let t = caliber45.setup(config, 2 + (game % 8), `${seed} ${game}`);
    look(t);
    while (caliber45.outcome(t) === null) {
      const out = caliber45.play(t, anyInput(caliber45, t, dice)!);
      if (isRefusal(out)) throw new Error(out.why);
      t = out.table;
      look(t);
      if (hear === undefined) continue;
      for (const telling of out.told('rail')) {
        const [from, to] = [telling['from'], telling['to']] as ({ readonly zone: string } | undefined)[];
        hear({ tell: telling.tell, path: `${from?.zone ?? ''}>${to?.zone ?? ''}` });
      }
    }
  }
};
const isHidden = (face: unknown): boolean => face === null;

rule('C45-64 at every moment there are 62 weapon cards, 34 money cards and 12 cowboys, each deck among its own', () => {
  always(8, 'counts', t => {
    const sizes = { weapon: 0, money: 0, cowboy: 0 };
    for (const spot of room.spots)
      for (const face of facesAt(t, spot)) {
        sizes[backOf(face)]++;
        if (spot.is.never.includes(face)) return false;
      }
    return sizes.weapon === 62 && sizes.money === 34 && sizes.cowboy === 12;
  });
});

rule('C45-34 nobody ever has more than six cards in hand or more than one cowboy', () => {
  always(16, 'hands', t => seatsOf(t).every(seat => countAt(t, at.hand(seat)) <= 6 && countAt(t, at.cowboy(seat)) <= 1));
});

rule('C45-26, C45-27, C45-30 nobody ever owes more than they have, and all sums go in steps of 50,000', () => {
  always(16, 'debts', t => seatsOf(t).every(seat => coverOf(t, seat) >= 0 && t.open.debt[seat]! % 50_000 === 0));
});

rule('C45-9, C45-10, C45-11, C45-76 outside a robbery no deck is ever empty; the cowboys’ never at all', () => {
  always(16, 'decks', t => {
    const decks = t.open.robbery === null ? [at.stable, at.weapons, at.spread] : [at.stable];
    return decks.every(deck => countAt(t, deck) > 0);
  });
});

rule('C45-20, C45-21 tokens lie on cowboys only, at most three, and only those with a cowboy ride', () => {
  always(16, 'tokens', t => {
    const { tokens, robbery } = t.open;
    const mayHave = (seat: number): number => (hasCowboy(t, seat) ? 3 : 0);
    return (
      seatsOf(t).every(seat => tokens[seat]! >= 0 && tokens[seat]! <= mayHave(seat)) &&
      (robbery?.riders ?? []).every(rider => hasCowboy(t, rider) && tokens[rider] === 0)
    );
  });
});

rule('C45-75 nobody ever knows a card of another’s hand, and the rail knows a cowboy only once he has been turned up', () => {
  always(8, 'secrets', t => {
    const rail = caliber45.view(t, 'rail').zones;
    const ridden = new Set<number>(t.open.robbery?.riders);
    return seatsOf(t).every(seat => {
      const { hand, weapons, spread, stable } = caliber45.view(t, seat).zones;
      const [cowboy, ...more] = rail.cowboy[seat]!;
      return (
        [weapons, spread, stable, ...hand.filter((_, other) => other !== seat)].every(row => row.every(isHidden)) &&
        (t.open.robberies > 0 || (cowboy === null && more.length === 0)) &&
        (!ridden.has(seat) || (cowboy === facesAt(t, at.cowboy(seat))[0] && more.length === 0))
      );
    });
  });
});

rule('C45-5, C45-57 cards and money never go from player to player: these are all the ways a card goes', () => {
  const paths = new Set<string>();
  always(
    40,
    'paths',
    () => true,
    ({ tell, path }) => {
      if (tell === 'moved') paths.add(path);
    },
  );
  expect([...paths].sort()).toEqual([
    'cowboy>graveyard',
    'graveyard>stable',
    'hand>thrown',
    'loot>money',
    'loot>spent',
    'loot>spread',
    'money>spent',
    'spent>money',
    'spent>spread',
    'spread>loot',
    'stable>cowboy',
    'thrown>weapons',
    'weapons>hand',
  ]);
});

rule('C45-13 a player who has lost everything still has their turns: every player is asked until the end', () => {
  for (let game = 0; game < 8; game++) {
    const dice = diceFrom(`turns ${game}`);
    let t = caliber45.setup(config, 2 + game, `turns ${game}`);
    let last = t.open.active;
    while (caliber45.outcome(t) === null) {
      const next = caliber45.next(t, anyInput(caliber45, t, dice)!);
      if (isRefusal(next)) throw new Error(next.why);
      // In arming the turn never skips a player.
      if (t.open.robbery === null && next.open.robbery === null && next.open.active !== last)
        expect(next.open.active).toBe((last + 1) % t.seats);
      last = next.open.active;
      t = next;
    }
  }
});
