/** Where cards lie, and the other public facts: the shape of this game's table. */

import { cardFaced, countAt, type Frame, type Shape, type Table } from '../../kernel/cards/table.ts';
import { furnish, own, pile, type Spot, spots } from '../../kernel/cards/zones.ts';
import { language } from '../../kernel/machine/language.ts';
import type { SeatAnswers } from '../../kernel/machine/script.ts';
import type { ConfigOf } from '../../kernel/options.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { type Situation, situations } from './faces.ts';
import { window as answering, players } from './figures.ts';

export const revolver = ['click', 'bang'] as const;
export type BulletsFace = Situation | (typeof revolver)[number];

/** The chambers, clockwise. */
export const chambers = ['1', '2', '3', '4', '5', '6'] as const;

const zones = {
  cylinder: spots(chambers, 'nobody', { never: situations }), // one card each; an open one is known to all
  loading: pile('nobody', { never: situations }), // the six revolver cards while they are shuffled
  deck: pile('nobody', { never: revolver }), // the first is the top
  discard: pile('all', { never: revolver }), // the first is the top
  hand: own('owner', { never: revolver }),
  played: own('all', { never: revolver }), // situations that are not settled yet
  out: pile('all', { order: 'free', never: revolver }), // hands of those who went out, if the table agreed so
} as const;
export const room = furnish(zones, players.most);
export const { at } = room;

export const options = {
  /** Seconds that a reaction window stays open. */
  window: { kind: 'number', ...answering },
  outHand: { kind: 'choice', of: ['discard', 'out'], default: 'discard' },
  first: { kind: 'seat', default: null },
} as const;

/** There is only one way for it to end. */
export type BulletsEnding = 'last-one-standing';
/** A card that lies in front of its player, on its way to take effect; of a Will, `whom` is the player whose card it answers. */
type Played = { readonly seat: Seat; readonly card: Situation; readonly whom: Seat | null };
export type BulletsOpen = {
  readonly active: Seat;
  readonly alive: readonly boolean[];
  /** Who went out, in that order. */
  readonly fell: readonly Seat[];
  /** Bullets in the cylinder, as the tokens show. */
  readonly bullets: number;
  readonly opened: readonly boolean[];
  /** Who has looked at the card in each chamber since the cylinder was shuffled: seen by all, though not what they saw (SB-40). */
  readonly looked: readonly (readonly Seat[])[];
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
export const copyOpen = (open: BulletsOpen): BulletsOpen => {
  const { active, alive, fell, bullets, opened, looked, last, phase, protected: safe, lawyers, pending } = open;
  return { active, alive, fell, bullets, opened, looked, last, phase, protected: safe, lawyers, pending };
};

export type BulletsTells = {
  readonly [tell in 'no-card' | 'out' | 'saved']: { readonly seat: Seat };
} & {
  readonly [tell in 'nothing-to-take' | 'passed-on']: { readonly seat: Seat; readonly whom: Seat };
} & {
  readonly [tell in 'aimed' | 'answered']: { readonly seat: Seat; readonly whom: Seat; readonly card: Situation };
} & {
  readonly cancelled: { readonly seat: Seat; readonly card: Situation; readonly by: Seat };
  readonly opened: { readonly seat: Seat; readonly chamber: number };
  readonly swapped: { readonly seat: Seat; readonly chambers: readonly [number, number] };
  readonly reloaded: { readonly bullets: number };
};
export interface Bullets extends Shape {
  readonly zones: typeof zones;
  readonly face: BulletsFace;
  readonly open: BulletsOpen;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
  readonly tells: BulletsTells;
}
export type BulletsTable = Table<Bullets>;
/** What scripts remember, by name: each of them some of it. */
type BulletsNotes = {
  /** The answers to each question, under its name. */
  readonly [question in 'turn' | 'bang' | 'open' | 'peek' | 'swap' | 'fetch' | 'take']: SeatAnswers;
} & {
  /** The move that set off the script. */
  readonly move: Move;
  /** The chambers looked into through this card, and whether that is enough. */
  readonly looked?: readonly number[];
  readonly stopped?: boolean;
};
export type BulletsFrame = Frame<BulletsNotes>;
export const { act, answer, ask, call, cause, loop, script, verb, when, window } = language<Bullets, BulletsNotes>();

export const chamberAt = (n: number): Spot => at.cylinder(chambers[n - 1]!);
/** All players still in, except this one. */
export const others = (t: BulletsTable, seat: Seat): Seat[] => {
  const list: Seat[] = [];
  for (let s = 0; s < t.seats; s++) if (s !== seat && t.open.alive[s]) list.push(s);
  return list;
};
export const holdsCard = (t: BulletsTable, seat: Seat, card: Situation): boolean => cardFaced(t, at.hand(seat), card) !== null;
/** How many cards this player holds. */
export const holds = (t: BulletsTable, seat: Seat): number => countAt(t, at.hand(seat));
/** The next living player clockwise. */
export const nextAlive = (t: BulletsTable, from: Seat): Seat => {
  let seat = from;
  do seat = (seat + 1) % t.seats;
  while (!t.open.alive[seat]);
  return seat;
};
