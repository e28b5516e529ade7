/** Where cards lie, and what else everybody can see: the shape of this game's table. */
import type { ConfigOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardFaced, countAt, type Shape, type Table } from '../../kernel/table.ts';
import { furnish, own, pile, type Spot, spots } from '../../kernel/zones.ts';

export const blue = ['lawyer', 'medium', 'panic', 'nerves', 'hat', 'thief', 'cardsharp'] as const;
export const situations = [...blue, 'misfire', 'will'] as const;
export const revolver = ['click', 'bang'] as const;
export type Situation = (typeof situations)[number];
export type Face = Situation | (typeof revolver)[number];

/** The chambers, clockwise. */
export const chambers = ['1', '2', '3', '4', '5', '6'] as const;
export type Chamber = (typeof chambers)[number];
export const chamberNumbers: readonly number[] = [1, 2, 3, 4, 5, 6];

const zones = {
  cylinder: spots(chambers, 'nobody', { never: situations }), // one card each; an open one is known to all
  loading: pile('nobody', { never: situations }), // the six revolver cards while they are shuffled
  deck: pile('nobody', { never: revolver }), // the first is the top
  discard: pile('all', { never: revolver }), // the first is the top
  hand: own('owner', { never: revolver }),
  played: own('all', { never: revolver }), // situations that are not settled yet
  out: pile('all', { order: 'free', never: revolver }), // hands of those who went out, if the table agreed so
} as const;
export const room = furnish(zones, 6);
export const { at } = room;

export const options = {
  /** Seconds that a reaction window stays open. */
  window: { kind: 'number', min: 1, max: 10, default: 3 },
  outHand: { kind: 'choice', of: ['discard', 'out'], default: 'discard' },
  first: { kind: 'seat', default: null },
} as const;

/** There is only one way for it to end. */
export type Ending = 'last-one-standing';
/** A card that lies in front of its player, on its way to take effect; of a Will, `whom` is the player whose card it answers. */
export type Played = { readonly seat: Seat; readonly card: Situation; readonly whom: Seat | null };
export type Open = {
  readonly active: Seat;
  readonly alive: readonly boolean[];
  /** Who went out, in that order. */
  readonly fell: readonly Seat[];
  /** Bullets in the cylinder, as the tokens show. */
  readonly bullets: number;
  readonly opened: readonly boolean[];
  /** The chamber opened last since the cylinder was shuffled, 1 to 6. */
  readonly last: number | null;
  /** Blue cards, the open chamber, or the turn was passed on. */
  readonly phase: 'blue' | 'opened' | 'passed';
  /** Can the open chamber do no harm, because of a Panic before or a Misfire after it? */
  readonly protected: boolean;
  /** Lawyers already settled in this turn (SB-22c). */
  readonly lawyers: number;
  /** Situations that wait to be settled, the last on top. */
  readonly pending: readonly Played[];
};
export const copyOpen = ({ active, alive, fell, bullets, opened, last, phase, protected: safe, lawyers, pending }: Open): Open => ({
  active,
  alive,
  fell,
  bullets,
  opened,
  last,
  phase,
  protected: safe,
  lawyers,
  pending,
});

export interface Bullets extends Shape {
  readonly zones: typeof zones;
  readonly face: Face;
  readonly open: Open;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
}
export type T = Table<Bullets>;

export const chamberAt = (n: number): Spot => at.cylinder(String(n) as Chamber);
/** The chambers that are still shut, 1 to 6. */
export const shut = (t: T): number[] => chamberNumbers.filter(n => !t.open.opened[n - 1]);
/** SB-3: any while all are shut, else the next clockwise after the one opened last. */
export const mayOpen = (t: T): number[] => (t.open.last === null ? shut(t) : [(t.open.last % chambers.length) + 1]);
/** Everybody who is still in but this one. */
export const others = (t: T, seat: Seat): Seat[] => {
  const list: Seat[] = [];
  for (let s = 0; s < t.seats; s++) if (s !== seat && t.open.alive[s]) list.push(s);
  return list;
};
export const holdsCard = (t: T, seat: Seat, card: Situation): boolean => cardFaced(t, at.hand(seat), card) !== null;
/** How many cards this player holds. */
export const holds = (t: T, seat: Seat): number => countAt(t, at.hand(seat));
/** The next living player clockwise. */
export const nextAlive = (t: T, from: Seat): Seat => {
  let seat = from;
  do seat = (seat + 1) % t.seats;
  while (!t.open.alive[seat]);
  return seat;
};
