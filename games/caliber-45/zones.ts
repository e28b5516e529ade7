/** Where cards lie, and the other public facts: the shape of this game's table. */

import { cardsAt, countAt, type Frame, faceOf, facesAt, type Shape, type Table } from '../../kernel/cards/table.ts';
import type { NoParts } from '../../kernel/cards/tells.ts';
import { furnish, own, pile } from '../../kernel/cards/zones.ts';
import { language } from '../../kernel/machine/language.ts';
import type { SeatAnswers } from '../../kernel/machine/script.ts';
import type { ConfigOf } from '../../kernel/options.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { allBut, bulletsIn, type CaliberFace, isAmmo, shotsOf } from './faces.ts';
import { players } from './figures.ts';

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
export const room = furnish(zones, players.most);
export const { at } = room;

export const options = {
  /** In thousands of dollars; the book plays for a million. */
  goal: { kind: 'number', min: 200, max: 1000, default: 1000 },
  /** `usual`, `two`, `three`, or the team of each seat: `AAAB` (see `teams.ts`). */
  teams: { kind: 'text', most: 9, default: 'usual' },
  freshCowboys: { kind: 'choice', of: ['auto', 'vote', 'riders', 'off'], default: 'auto' },
  handicap: { kind: 'switch', default: false },
  richFortKnox: { kind: 'switch', default: false },
  first: { kind: 'seat', default: null },
} as const;

/** A shot that waits for its answer. */
export type Shot = { readonly by: Seat; readonly whom: Seat; readonly strength: number };
/** What money is owed for. */
export type DebtCause = 'bail' | 'sheriff';
/** How a rider leaves a robbery before its end. */
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
  /** Who said no to the call or could not ride; who rode and has left. Both in the order in which it happened. */
  readonly stayed: readonly Seat[];
  readonly left: readonly { readonly seat: Seat; readonly how: Leaving }[];
};
/** How it ended: a team had its million together, or nobody wanted to ride any more. */
export type CaliberEnding = 'million' | 'standstill';
export type CaliberOpen = {
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
  readonly ended: CaliberEnding | null;
};
export const copyOpen = ({
  active,
  teams,
  tokens,
  debt,
  passes,
  armings,
  robberies,
  robbery,
  ended,
}: CaliberOpen): CaliberOpen => ({
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

export type CaliberTells = {
  readonly [tell in 'called' | 'joins' | 'defended' | 'turned-away' | 'passed' | Leaving]: { readonly seat: Seat };
} & {
  /** `able`: they were asked, and might have ridden along. */
  readonly stays: { readonly seat: Seat; readonly able: boolean };
  readonly beat: { readonly seat: Seat; readonly guards: number };
  readonly shot: Shot;
  readonly owes: { readonly seat: Seat; readonly dollars: number; readonly to: DebtCause };
  readonly settled: { readonly seat: Seat; readonly dollars: number };
  readonly waits: { readonly seat: Seat; readonly dollars: number };
  readonly hired: { readonly seat: Seat; readonly tokens: number };
  readonly unbailed: { readonly seat: Seat; readonly left: number };
  readonly 'fresh-cowboys': NoParts;
  readonly voted: { readonly against: readonly Seat[] };
  readonly million: { readonly team: number };
  readonly standstill: NoParts;
};
export interface Caliber extends Shape {
  readonly zones: typeof zones;
  readonly face: CaliberFace;
  readonly open: CaliberOpen;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
  readonly tells: CaliberTells;
}
export type CaliberTable = Table<Caliber>;
/** What scripts remember, by name: each of them some of it. */
type CaliberNotes = {
  /** The action of a turn, and the move that set off what it does. */
  readonly action: SeatAnswers;
  readonly move: Move;
  readonly hired: SeatAnswers;
  /** A call: who is asked, and what they say. */
  readonly asked: Seat;
  readonly answer: SeatAnswers;
  /** An attack: the money card, and how each rider met it. */
  readonly picked: SeatAnswers;
  readonly met: SeatAnswers;
  readonly beaten?: boolean;
  /** The Sheriff: before whom he stands, and whether they pay. */
  readonly rider: Seat;
  readonly paid: SeatAnswers;
  /** Fresh cowboys: who wants them, and whether a player does not. */
  readonly votes: SeatAnswers;
  readonly refused?: boolean;
  /** A shoot-out: what each does in turn, and the answers to shots. */
  readonly moved: SeatAnswers;
  readonly answered: SeatAnswers;
};
export type CaliberFrame = Frame<CaliberNotes>;
export const { act, answer, ask, call, cause, does, each, loop, script, verb, when } = language<Caliber, CaliberNotes>();

export const hasCowboy = (t: CaliberTable, seat: Seat): boolean => countAt(t, at.cowboy(seat)) > 0;
/** The most bullets that this player's cowboy can use at once. */
export const limitOf = (t: CaliberTable, seat: Seat): number => {
  const cowboy = cardsAt(t, at.cowboy(seat))[0];
  return cowboy === undefined ? 0 : shotsOf(faceOf(t, cowboy));
};
/** C45-73: what a volley of these cards is worth; bullets beyond the limit are lost. */
export const strengthOf = (t: CaliberTable, seat: Seat, cards: readonly string[]): number =>
  Math.min(limitOf(t, seat), bulletsIn(cards));
export const ammoOf = (t: CaliberTable, seat: Seat): CaliberFace[] => facesAt(t, at.hand(seat)).filter(isAmmo);
/** The money card that is being robbed; empty when there is none. */
export const lootCard = (t: CaliberTable): CaliberFace | '' => {
  const card = cardsAt(t, at.loot)[0];
  return card === undefined ? '' : faceOf(t, card);
};

/** All seats clockwise, this one first. */
export const clockwiseFrom = (t: CaliberTable, seat: Seat): Seat[] =>
  Array.from({ length: t.seats }, (_, i) => (seat + i) % t.seats);
/** The next of these clockwise after a seat, that seat last of all; the seat itself when there are none. */
export const nextOf = (t: CaliberTable, among: readonly Seat[], after: Seat): Seat => {
  for (let i = 1; i <= t.seats; i++) {
    const seat = (after + i) % t.seats;
    if (among.includes(seat)) return seat;
  }
  return after;
};
