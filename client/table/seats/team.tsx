/** Teams at the table: who plays with whom, and each team's sign. A sign has its own ink and its own shape, never the ink alone. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Outline } from '../../shell/icon.tsx';
import type { Session } from '../session/session.ts';
import './team.css';

/** Our own drawings: a horseshoe, a star, a spur. */
const signs = [
  'M256 36C138 36 68 130 68 242c0 92 40 164 64 228h92c-30-62-62-134-62-216 0-68 36-120 94-120s94 52 94 120c0 82-32 154-62 216h92c24-64 64-136 64-228C444 130 374 36 256 36z',
  'M256 14l66 166 178 10-138 114 48 174-154-98-154 98 48-174L12 190l178-10z',
  'M24 104c128 0 196 56 202 128h52c4-16 10-30 18-44l-34-60 68 10 46-52 22 64 68-10-24 64 58 36-58 36 24 64-68-10-22 64-46-52-68 10 34-60c-8-14-14-28-18-44h-52c-6 72-74 128-202 128v-64c88 0 136-40 136-88s-48-88-136-88zM376 196a44 44 0 1 0 0 88 44 44 0 0 0 0-88z',
] as const;

export const TeamSign = ({ team }: { readonly team: number }): JSX.Element => (
  <span class={`team t${team}`} aria-hidden="true">
    <Outline d={signs[team % signs.length]!} />
  </span>
);
/** The team of each seat; null in games without teams. */
export const teamsAt = (session: Session): readonly number[] | null => {
  const table = session.table.value;
  const options = session.now.value?.config ?? ((table?.options ?? {}) as JsonObject);
  return table === null ? null : (session.game.teams?.of(options, table.chairs.length) ?? null);
};
export const teamOf = (session: Session, seat: Seat): number | null => teamsAt(session)?.[seat] ?? null;
/** Does this seat have team-mates? */
export const hasMates = (session: Session, seat: Seat | null): boolean => {
  const teams = seat === null ? null : teamsAt(session);
  return teams?.some((team, other) => other !== seat && team === teams[seat!]) === true;
};
/** Are some teams larger than others? */
export const isUneven = (teams: readonly number[]): boolean => {
  const sizes = new Map<number, number>();
  for (const team of teams) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return new Set(sizes.values()).size > 1;
};
/** A seat's team inline: its sign, and its name for screen readers. */
export const TeamMark = ({ session, seat }: { readonly session: Session; readonly seat: Seat }): JSX.Element | null => {
  const team = teamOf(session, seat);
  if (team === null) return null;
  return (
    <>
      <TeamSign team={team} />
      <span class="sr">{session.game.teams!.named(team)}: </span>
    </>
  );
};
