/** What a table of Liar's dice is made of. There are no cards: each player keeps the dice under their cup to themselves. */

import type { Shape, Table } from '../../kernel/cards/table.ts';
import { furnish } from '../../kernel/cards/zones.ts';
import { language } from '../../kernel/machine/language.ts';
import type { SeatAnswers } from '../../kernel/machine/script.ts';
import type { ConfigOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';

export const FACES = 6;
export const options = { dice: { kind: 'number', min: 1, max: 6, default: 5 } } as const;
export const room = furnish({}, 6);

/** "There are at least `count` dice that show `face`." */
export type Bid = { readonly count: number; readonly face: number; readonly by: Seat };
/** The dice under each cup, lowest first. */
type Cups = readonly (readonly number[])[];
export interface Liars extends Shape {
  readonly zones: Record<never, never>;
  readonly face: never;
  readonly open: {
    /** How many dice each player has left. */
    readonly dice: readonly number[];
    readonly active: Seat;
    readonly bid: Bid | null;
  };
  /** The dice under a cup, lowest first. */
  readonly kept: readonly number[];
  readonly config: ConfigOf<typeof options>;
  /** The tellings, the same for every viewer. */
  readonly tells: {
    readonly rolled: { readonly first: Seat };
    readonly bid: { readonly seat: Seat; readonly count: number; readonly face: number };
    readonly doubted: Bid & { readonly seat: Seat; readonly there: number; readonly cups: Cups; readonly loser: Seat };
    readonly out: { readonly seat: Seat };
  };
}
export type T = Table<Liars>;
/** What the script of a round remembers. */
interface Notes {
  readonly answer: SeatAnswers;
  /** Has a player doubted? */
  readonly over: boolean;
}
export const { act, ask, call, loop, script, verb, answer } = language<Liars, Notes>();

export const isIn = (t: T, seat: Seat): boolean => t.open.dice[seat]! > 0;
export const playersIn = (t: T): Seat[] => t.open.dice.flatMap((n, seat) => (n > 0 ? [seat] : []));
export const diceInPlay = (t: { readonly open: Liars['open'] }): number => t.open.dice.reduce((sum, n) => sum + n, 0);
/** The next player clockwise who is still in. */
export const after = (t: T, seat: Seat): Seat => {
  let next = (seat + 1) % t.seats;
  while (!isIn(t, next)) next = (next + 1) % t.seats;
  return next;
};
