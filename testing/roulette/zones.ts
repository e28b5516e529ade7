/** Where cards lie in the cut-down roulette, and its other public facts. */

import type { Shape, Table } from '../../kernel/cards/table.ts';
import { furnish, own, pile } from '../../kernel/cards/zones.ts';
import type { Seat } from '../../kernel/seat.ts';

export type RouletteFace = 'click' | 'bang' | 'will' | 'thief' | 'misfire' | 'nerves' | 'medium';

export const zones = {
  drum: pile('nobody'), // six chambers in firing order; those already fired stay open
  deck: pile('nobody'), // the first is the top
  hand: own('owner'),
  played: pile('all'), // cards being carried out
  discard: pile('all'),
} as const;
export const room = furnish(zones, 6);
export const { at } = room;

type Open = {
  readonly turn: Seat;
  readonly alive: readonly boolean[];
  /** How many chambers have been fired since the drum was last spun. */
  readonly fired: number;
};
export interface Roulette extends Shape {
  readonly zones: typeof zones;
  readonly face: RouletteFace;
  readonly open: Open;
  readonly kept: null;
  readonly config: Record<string, never>;
}
export type RouletteTable = Table<Roulette>;

export const othersAlive = (t: RouletteTable, seat: Seat): Seat[] =>
  t.open.alive.flatMap((alive, s) => (alive && s !== seat ? [s] : []));
export const nextAlive = (t: RouletteTable, from: Seat): Seat => {
  let seat = from;
  do seat = (seat + 1) % t.seats;
  while (!t.open.alive[seat]);
  return seat;
};
