/** Teams: who plays with whom, what each is worth and what it needs. All of it is public, so a table or a view will do. */

import { cardsAt, faceOf } from '../../kernel/cards/table.ts';
import type { Seat } from '../../kernel/seat.ts';
import { STEP } from './decks.ts';
import { dollarsOn } from './faces.ts';
import { largestTeam } from './figures.ts';
import { at, type Caliber, type CaliberOpen, type CaliberTable } from './zones.ts';

const THOUSAND = 1000;
export interface Public {
  readonly config: Caliber['config'];
  readonly open: CaliberOpen;
}

/** What the host may choose other than a split of their own: the usual one for that number of players, or a number of teams. */
export const wishes = ['usual', 'two', 'three'] as const;
type Wish = (typeof wishes)[number];
const isWish = (text: string): text is Wish => wishes.some(wish => wish === text);
/** In a split of the host's own each seat has the letter of its team: `AAAB` is three against one. */
const LETTERS = ['A', 'B', 'C'];

/** C45-1: two or three teams, the first numbers first, of one to three players. */
const isLegal = (teams: readonly number[]): boolean => {
  const sizes = LETTERS.map((_, team) => teams.filter(of => of === team).length);
  return sizes[0]! > 0 && sizes[1]! > 0 && Math.max(...sizes) <= largestTeam;
};
/**
 * C45-3, C45-82: round and round over the teams. Where the last seat would then fall to the team of the first, its neighbour, the last two
 * change places if a third team makes that possible.
 */
const around = (seats: number, wish: Wish): number[] | null => {
  const usual = seats === 3 || seats > 2 * largestTeam ? 3 : 2;
  const count = wish === 'usual' ? usual : wish === 'two' ? 2 : 3;
  if (count > seats) return null;
  const teams = Array.from({ length: seats }, (_, seat) => seat % count);
  if (count === 3 && seats % 3 === 1) [teams[seats - 2], teams[seats - 1]] = [teams[seats - 1]!, teams[seats - 2]!];
  return teams;
};
/** The team of each seat; null when that is no split of the book. */
export const teamsIn = (config: Pick<Caliber['config'], 'teams'>, seats: number): number[] | null => {
  const teams = isWish(config.teams) ? around(seats, config.teams) : [...config.teams].map(letter => LETTERS.indexOf(letter));
  return teams?.length === seats && !teams.includes(-1) && isLegal(teams) ? teams : null;
};
/**
 * The split with this seat in that team, as the host's option says it. Where the team is full, or one team alone would be left, somebody of
 * that team comes over instead, so that the result is always a split of the book.
 */
export const splitWith = (teams: readonly number[], seat: Seat, team: number): string => {
  const moved = teams.with(seat, team);
  const mate = teams.findLastIndex((of, other) => of === team && other !== seat);
  const isFull = moved.filter(of => of === team).length > largestTeam || new Set(moved).size < 2;
  const next = isFull ? moved.with(mate, teams[seat]!) : moved;
  const used = [...new Set(next)].sort();
  return next.map(of => LETTERS[used.indexOf(of)]).join('');
};

export const teamsOf = ({ open }: Public): number[] => [...new Set(open.teams)].sort();
export const seatsOf = ({ open }: Public, team: number): Seat[] => open.teams.flatMap((of, seat) => (of === team ? [seat] : []));
const sizeOf = ({ open }: Public, team: number): number => open.teams.filter(of => of === team).length;

export const dollarsOf = (t: CaliberTable, seat: Seat): number => {
  let dollars = 0;
  for (const id of cardsAt(t, at.money(seat))) dollars += dollarsOn(t.config.richFortKnox, faceOf(t, id));
  return dollars;
};
/** What a player can answer for with their own money (C45-26, C45-45), and what they add to their team's worth (C45-30). */
export const coverOf = (t: CaliberTable, seat: Seat): number => dollarsOf(t, seat) - t.open.debt[seat]!;
export const covers = (t: CaliberTable, seat: Seat, tokens: number): boolean => tokens === 0 || coverOf(t, seat) >= tokens * STEP;
/** What a team is worth, by the dollars that lie before each player: less what they owe. */
export const worthWith = ({ open }: Public, team: number, dollars: (seat: Seat) => number): number => {
  let worth = 0;
  for (let seat = 0; seat < open.teams.length; seat++) if (open.teams[seat] === team) worth += dollars(seat) - open.debt[seat]!;
  return worth;
};
export const worthOf = (t: CaliberTable, team: number): number => worthWith(t, team, seat => dollarsOf(t, seat));

/** C45-74; with the handicap a smaller team needs less (C45-89). */
export const goalOf = (p: Public, team: number): number => {
  const goal = p.config.goal * THOUSAND;
  if (!p.config.handicap) return goal;
  const largest = Math.max(...teamsOf(p).map(other => sizeOf(p, other)));
  return Math.ceil((goal * sizeOf(p, team)) / largest / STEP) * STEP;
};
/** The teams that have what they need. */
export const madeIt = (t: CaliberTable): number[] => teamsOf(t).filter(team => worthOf(t, team) >= goalOf(t, team));

export const areMates = (p: Public, a: Seat, b: Seat): boolean => p.open.teams[a] === p.open.teams[b];
/** C45-49: the riders of other teams. */
export const enemiesOf = (p: Public, seat: Seat): Seat[] => p.open.robbery!.riders.filter(other => !areMates(p, seat, other));
