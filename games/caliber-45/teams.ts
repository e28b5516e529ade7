/** Teams: who plays with whom, what each is worth and what it needs. All of it is public, so a table or a view will do. */
import type { Seat } from '../../kernel/seat.ts';
import { cardsAt, faceOf } from '../../kernel/table.ts';
import { STEP } from './decks.ts';
import { dollarsOn } from './faces.ts';
import { at, type Caliber, type Open, type T } from './zones.ts';

const THOUSAND = 1000;
const LARGEST = 3;
export interface Public {
  readonly config: Caliber['config'];
  readonly open: Open;
}

/** C45-82: how many teams so many players make; null when one of them would be empty or larger than three. */
export const teamsFor = (seats: number, wish: Caliber['config']['teams']): number | null => {
  const usual = seats === 3 || seats > 2 * LARGEST ? 3 : 2;
  const teams = wish === 'usual' ? usual : wish === 'two' ? 2 : 3;
  return teams > seats || Math.ceil(seats / teams) > LARGEST ? null : teams;
};
/**
 * C45-3: round and round over the teams. Where the last seat would then fall to the team of the first, its neighbour, the last two change
 * places if a third team makes that possible.
 */
export const seating = (seats: number, teams: number): number[] => {
  const around = Array.from({ length: seats }, (_, seat) => seat % teams);
  if (teams === 3 && seats % 3 === 1) [around[seats - 2], around[seats - 1]] = [around[seats - 1]!, around[seats - 2]!];
  return around;
};

/** The team of each seat at a table that `teamsFor` allows. */
export const teamsIn = (config: Pick<Caliber['config'], 'teams'>, seats: number): number[] =>
  seating(seats, teamsFor(seats, config.teams)!);

export const teamsOf = ({ open }: Public): number[] => [...new Set(open.teams)].sort();
export const seatsOf = ({ open }: Public, team: number): Seat[] => open.teams.flatMap((of, seat) => (of === team ? [seat] : []));
const sizeOf = ({ open }: Public, team: number): number => open.teams.filter(of => of === team).length;

export const dollarsOf = (t: T, seat: Seat): number => {
  let dollars = 0;
  for (const id of cardsAt(t, at.money(seat))) dollars += dollarsOn(t.config.richFortKnox, faceOf(t, id));
  return dollars;
};
/** What he can answer for with his own money (C45-26, C45-45), and what he adds to his team's worth (C45-30). */
export const coverOf = (t: T, seat: Seat): number => dollarsOf(t, seat) - t.open.debt[seat]!;
export const covers = (t: T, seat: Seat, tokens: number): boolean => tokens === 0 || coverOf(t, seat) >= tokens * STEP;
export const worthOf = (t: T, team: number): number => {
  let worth = 0;
  for (let seat = 0; seat < t.seats; seat++) if (t.open.teams[seat] === team) worth += coverOf(t, seat);
  return worth;
};

/** C45-74; with the handicap a smaller team needs less (C45-89). */
export const goalOf = (p: Public, team: number): number => {
  const goal = p.config.goal * THOUSAND;
  if (!p.config.handicap) return goal;
  const largest = Math.max(...teamsOf(p).map(other => sizeOf(p, other)));
  return Math.ceil((goal * sizeOf(p, team)) / largest / STEP) * STEP;
};
/** The teams that have what they need. */
export const madeIt = (t: T): number[] => teamsOf(t).filter(team => worthOf(t, team) >= goalOf(t, team));

export const areMates = (p: Public, a: Seat, b: Seat): boolean => p.open.teams[a] === p.open.teams[b];
/** C45-49: the riders of other teams. */
export const enemiesOf = (p: Public, seat: Seat): Seat[] => p.open.robbery!.riders.filter(other => !areMates(p, seat, other));
