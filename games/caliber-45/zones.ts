/** Where cards lie, and what else everybody can see: the shape of this game's table. */
import type { ConfigOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardsAt, countAt, faceOf, facesAt, type Shape, type Table } from '../../kernel/table.ts';
import { furnish, own, pile } from '../../kernel/zones.ts';
import { allBut, bulletsIn, type Face, isAmmo, shotsOf } from './faces.ts';

const weapon = { never: allBut('weapon') };
const dollar = { never: allBut('money') };
const rider = { never: allBut('cowboy') };
const zones = {
  weapons: pile('nobody', weapon), // the first is the top
  thrown: pile('all', { order: 'free', ...weapon }),
  hand: own('owner', weapon),
  spread: pile('nobody', dollar), // money cards, any of which may be picked
  spent: pile('all', { order: 'free', ...dollar }), // the money discard: change comes from here
  loot: pile('all', dollar), // the money card that is being robbed
  money: own('all', dollar),
  stable: pile('nobody', rider), // cowboys for hire; the first is the top
  graveyard: pile('all', { order: 'free', ...rider }), // killed, jailed or turned away
  cowboy: own('owner', rider), // turned up when he rides, and known to all from then on
} as const;
export const room = furnish(zones, 9);
export const { at } = room;

export const options = {
  /** In thousands of dollars; the book plays for a million. */
  goal: { kind: 'number', min: 200, max: 1000, default: 1000 },
  teams: { kind: 'choice', of: ['usual', 'two', 'three'], default: 'usual' },
  freshCowboys: { kind: 'choice', of: ['auto', 'vote', 'off'], default: 'auto' },
  handicap: { kind: 'switch', default: false },
  richFortKnox: { kind: 'switch', default: false },
  first: { kind: 'seat', default: null },
} as const;

/** A shot that waits for its answer. */
export type Shot = { readonly by: Seat; readonly whom: Seat; readonly strength: number };
/** How somebody leaves a robbery before its end. */
export type Leaving = 'killed' | 'jailed' | 'rode-off' | 'fled';
export type Robbery = {
  readonly caller: Seat;
  /** Those still in it, clockwise from the caller; their cowboys lie face up. */
  readonly riders: readonly Seat[];
  /** Who faces guards or a war party, or moves in the shoot-out, or answers a shot; at the end, after whom arming begins. */
  readonly turn: Seat;
  readonly stage: 'call' | 'attack' | 'shoot-out';
  /** Who acted, each once, the latest last (C45-56). */
  readonly acted: readonly Seat[];
  readonly shot: Shot | null;
  /** Who said no to the call, or could not but, and who rode and is out of it again, each in the order in which it happened. */
  readonly stayed: readonly Seat[];
  readonly left: readonly { readonly seat: Seat; readonly how: Leaving }[];
};
/** How it ended: a team had its million together, or nobody wanted to ride any more. */
export type Ending = 'million' | 'standstill';
export type Open = {
  /** Whose turn of arming it is; in a robbery, who called it. */
  readonly active: Seat;
  /** The team of each seat. */
  readonly teams: readonly number[];
  readonly tokens: readonly number[];
  readonly debt: readonly number[];
  /** Passes in a row, and turns of arming in a row without a robbery (C45-33, C45-87). */
  readonly passes: number;
  readonly armings: number;
  readonly robberies: number;
  readonly robbery: Robbery | null;
  readonly ended: Ending | null;
};
export const copyOpen = ({ active, teams, tokens, debt, passes, armings, robberies, robbery, ended }: Open): Open => ({
  active,
  teams,
  tokens,
  debt,
  passes,
  armings,
  robberies,
  robbery,
  ended,
});

export interface Caliber extends Shape {
  readonly zones: typeof zones;
  readonly face: Face;
  readonly open: Open;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
}
export type T = Table<Caliber>;

export const hasCowboy = (t: T, seat: Seat): boolean => countAt(t, at.cowboy(seat)) > 0;
/** The most bullets that his cowboy can use at once. */
export const limitOf = (t: T, seat: Seat): number => {
  const cowboy = cardsAt(t, at.cowboy(seat))[0];
  return cowboy === undefined ? 0 : shotsOf(faceOf(t, cowboy));
};
/** C45-73: what a volley of these cards is worth; bullets beyond the limit are lost. */
export const strengthOf = (t: T, seat: Seat, cards: readonly string[]): number => Math.min(limitOf(t, seat), bulletsIn(cards));
export const ammoOf = (t: T, seat: Seat): Face[] => facesAt(t, at.hand(seat)).filter(isAmmo);
/** The money card that is being robbed; empty when there is none. */
export const lootCard = (t: T): Face | '' => {
  const card = cardsAt(t, at.loot)[0];
  return card === undefined ? '' : faceOf(t, card);
};

/** All seats clockwise, this one first. */
export const clockwiseFrom = (t: T, seat: Seat): Seat[] => Array.from({ length: t.seats }, (_, i) => (seat + i) % t.seats);
/** The next of these clockwise after a seat, himself last of all; the seat itself when there are none. */
export const nextOf = (t: T, among: readonly Seat[], after: Seat): Seat => {
  for (let i = 1; i <= t.seats; i++) {
    const seat = (after + i) % t.seats;
    if (among.includes(seat)) return seat;
  }
  return after;
};
