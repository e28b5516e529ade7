/** Where cards lie, and what else everybody can see: the shape of this game's table. */
import type { ConfigOf } from '../../kernel/options.ts';
import type { Seat } from '../../kernel/seat.ts';
import { countAt, facesAt, type Shape, type Table } from '../../kernel/table.ts';
import { furnish, own, pile } from '../../kernel/zones.ts';
import { type CowboyRow, cowboys, type MoneyRow, money, STEP, type WeaponRow, weapons } from './decks.ts';

export type Weapon = (typeof weapons)[number]['card'];
export type Money = (typeof money)[number]['card'];
export type Cowboy = (typeof cowboys)[number]['card'];
export type Face = Weapon | Money | Cowboy;

const zones = {
  weapons: pile('nobody'), // the first is the top
  thrown: pile('all', { order: 'free' }),
  hand: own('owner'),
  spread: pile('nobody'), // money cards, any of which may be picked
  spent: pile('all', { order: 'free' }), // the money discard: change comes from here
  loot: pile('all'), // the money card that is being robbed
  money: own('all'),
  stable: pile('nobody'), // cowboys; the first is the top
  graveyard: pile('all', { order: 'free' }),
  cowboy: own('owner'), // turned up when he rides
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

export type Shot = { readonly by: Seat; readonly whom: Seat; readonly strength: number };
export type Robbery = {
  readonly caller: Seat;
  /** Those still in it. */
  readonly riders: readonly Seat[];
  /** Who faces guards or a war party, or moves in the shoot-out. */
  readonly turn: Seat;
  readonly stage: 'call' | 'attack' | 'shoot-out' | 'over';
  /** Who acted, the latest last (C45-56). */
  readonly acted: readonly Seat[];
  readonly shot: Shot | null;
};
export type Open = {
  readonly active: Seat;
  readonly teams: readonly number[];
  readonly tokens: readonly number[];
  readonly debt: readonly number[];
  /** Passes in a row, and arming turns in a row without a robbery (C45-33, C45-87). */
  readonly passes: number;
  readonly armings: number;
  readonly robbery: Robbery | null;
  readonly robberies: number;
  /** How it ended: a team made its million, or nobody wanted to ride any more. */
  readonly ended: 'million' | 'standstill' | null;
};

export interface Caliber extends Shape {
  readonly zones: typeof zones;
  readonly face: Face;
  readonly open: Open;
  readonly kept: null;
  readonly config: ConfigOf<typeof options>;
}
export type T = Table<Caliber>;

const weaponRows: { readonly [card: string]: WeaponRow } = Object.fromEntries(weapons.map(row => [row.card, row]));
const moneyRows: { readonly [card: string]: MoneyRow } = Object.fromEntries(money.map(row => [row.card, row]));
const cowboyRows: { readonly [card: string]: CowboyRow } = Object.fromEntries(cowboys.map(row => [row.card, row]));

const RICH_FORT_KNOX = 500_000;
const THOUSAND = 1000;
export const bulletsOn = (face: string): number => weaponRows[face]?.bullets ?? 0;
export const isAmmo = (face: string): boolean => bulletsOn(face) > 0;
export const guardsOf = (face: string): number => moneyRows[face]?.guards ?? 0;
export const dollarsOn = (t: { readonly config: Caliber['config'] }, face: string): number =>
  face === 'fort-knox' && t.config.richFortKnox ? RICH_FORT_KNOX : (moneyRows[face]?.dollars ?? 0);
export const isLoot = (face: string): boolean => moneyRows[face]?.dollars !== undefined;
export const isWarParty = (face: string): boolean => face.startsWith('war-party');

export const hasCowboy = (t: T, seat: Seat): boolean => countAt(t, at.cowboy(seat)) > 0;
/** The most bullets that his cowboy can use at once. */
export const limitOf = (t: T, seat: Seat): number => cowboyRows[facesAt(t, at.cowboy(seat))[0] ?? '']?.limit ?? 0;
export const strengthOf = (t: T, seat: Seat, cards: readonly string[]): number =>
  Math.min(
    limitOf(t, seat),
    cards.reduce((n, face) => n + bulletsOn(face), 0),
  );
export const dollarsOf = (t: T, seat: Seat): number => facesAt(t, at.money(seat)).reduce((n, face) => n + dollarsOn(t, face), 0);
/** What he can answer for with his own money (C45-26, C45-45). */
export const cover = (t: T, seat: Seat): number => dollarsOf(t, seat) - t.open.debt[seat]!;
export const mayPay = (t: T, seat: Seat, tokens: number): boolean => cover(t, seat) >= tokens * STEP;

export const seatsOf = (t: T, team: number): Seat[] => t.open.teams.flatMap((of, seat) => (of === team ? [seat] : []));
export const worthOf = (t: T, team: number): number => seatsOf(t, team).reduce((n, seat) => n + cover(t, seat), 0);
/** C45-89: with the handicap a smaller team needs less. */
export const goalOf = (t: T, team: number): number => {
  const goal = t.config.goal * THOUSAND;
  if (!t.config.handicap) return goal;
  const largest = Math.max(...t.open.teams.map(other => seatsOf(t, other).length));
  return Math.ceil((goal * seatsOf(t, team).length) / largest / STEP) * STEP;
};
/** C45-82: so many teams for so many players; null when one would need a team of four. */
export const teamsFor = (seats: number, wish: 'usual' | 'two' | 'three'): number | null => {
  const usual = seats === 3 || seats >= 7 ? 3 : 2;
  const teams = wish === 'usual' ? usual : wish === 'two' ? 2 : 3;
  return teams > seats || Math.ceil(seats / teams) > 3 ? null : teams;
};

/** All seats clockwise, this one first. */
export const clockwiseFrom = (t: T, seat: Seat): Seat[] => Array.from({ length: t.seats }, (_, i) => (seat + i) % t.seats);
/** The next of these clockwise after a seat. */
export const nextOf = (t: T, among: readonly Seat[], after: Seat): Seat | null =>
  clockwiseFrom(t, (after + 1) % t.seats).find(seat => among.includes(seat)) ?? null;
export const lootCard = (t: T): string => facesAt(t, at.loot)[0] ?? '';
export const handOf = (t: T, seat: Seat): Face[] => facesAt(t, at.hand(seat));
export const ammoOf = (t: T, seat: Seat): Face[] => handOf(t, seat).filter(isAmmo);
