/** Before a game of teams: who will play with whom, and a word of warning when that is uneven. */
import type { JSX } from 'preact';
import type { Seat } from '../../kernel/seat.ts';
import type { Teams } from '../games/game-client.ts';
import { isUneven, TeamSign } from './team.tsx';

interface SidesProps {
  readonly teams: Teams;
  /** The team of each seat; null when so many cannot be split so. */
  readonly of: readonly number[] | null;
  readonly named: (seat: Seat) => string;
  /** Has the option been taken that makes up for it? */
  readonly evened: boolean;
  /** Take it; null when somebody else decides. */
  readonly even: (() => void) | null;
}
export const Sides = ({ teams, of, named, evened, even }: SidesProps): JSX.Element => {
  const words = teams.words();
  if (of === null)
    return (
      <p class="sides failed" role="status">
        {words.misfit}
      </p>
    );
  return (
    <div class="sides">
      <ul>
        {[...new Set(of)].sort().map(team => (
          <li key={team}>
            <TeamSign team={team} />
            <b>{teams.named(team)}</b>
            <span>{of.flatMap((side, seat) => (side === team ? [named(seat)] : [])).join(', ')}</span>
          </li>
        ))}
      </ul>
      {isUneven(of) && !evened && (
        <div class="uneven" role="status">
          <p>{words.uneven}</p>
          {even !== null && (
            <button type="button" class="btn onpaper" onClick={even}>
              {words.offer}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
