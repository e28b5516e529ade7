/** Before a team game: the teams, and a warning when they are uneven. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { classes } from '../look/classes.ts';
import { Fold } from '../shell/fold.tsx';
import type { Teams } from '../table/game-client.ts';
import { isUneven, TeamSign } from '../table/seats/team.tsx';
import * as sides from './sides.module.css';

interface SidesProps {
  readonly teams: Teams;
  /** The team of each seat; null when these players cannot be split that way. */
  readonly of: readonly number[] | null;
  readonly named: (seat: Seat) => string;
  /** Is the option on that makes up for uneven teams? */
  readonly evened: boolean;
  /** Turns it on; null where another player decides. */
  readonly even: (() => void) | null;
  /** Puts a seat in a team, by these options. Null where another player decides. */
  readonly move: ((options: JsonObject) => void) | null;
  /** The options so far, which decide the length of the game. */
  readonly options: JsonObject;
}
interface Moved {
  readonly of: readonly number[];
  readonly move: (options: JsonObject) => void;
}
/** The game's length; and a shorter game, where it is long and the viewer decides. */
const Length = ({
  teams,
  of,
  options,
  move,
}: Pick<SidesProps, 'teams' | 'options' | 'move'> & Pick<Moved, 'of'>): JSX.Element | null => {
  const length = teams.length(options, of);
  if (length === null) return null;
  const { takes, shorter } = length;
  return (
    <p class={sides.length} role="status">
      {takes}{' '}
      {shorter !== null && move !== null && (
        <button type="button" class="btn onpaper" onClick={() => move(shorter.options)}>
          {shorter.said}
        </button>
      )}
    </p>
  );
};
/** A row for each seat, with a button for each team: the host sets the teams. */
const Moving = ({ teams, of, named, move }: Pick<SidesProps, 'teams' | 'named'> & Moved): JSX.Element => (
  <ul class={sides.moving}>
    {of.map((side, seat) => (
      <li key={seat}>
        <span>{named(seat)}</span>
        {Array.from({ length: teams.most }, (_, team) => (
          <button
            key={team}
            type="button"
            class={classes('btn onpaper', side === team && sides.chosen)}
            aria-pressed={side === team}
            aria-label={`${named(seat)}: ${teams.named(team)}`}
            title={teams.named(team)}
            onClick={() => {
              if (side !== team) move(teams.moved(of, seat, team));
            }}
          >
            <TeamSign team={team} />
          </button>
        ))}
      </li>
    ))}
  </ul>
);
const Split = ({ teams, of, named }: Pick<SidesProps, 'teams' | 'named'> & Pick<Moved, 'of'>): JSX.Element => (
  <span class={sides.split}>
    {[...new Set(of)].sort().map(team => (
      <span key={team} class={sides.team}>
        <TeamSign team={team} /> {teams.named(team)}: {of.flatMap((side, seat) => (side === team ? [named(seat)] : [])).join(', ')}
      </span>
    ))}
  </span>
);

export const Sides = ({ teams, of, named, evened, even, move, options }: SidesProps): JSX.Element => {
  const words = teams.words();
  if (of === null)
    return (
      <p class={sides.misfit} role="status">
        {words.misfit}
      </p>
    );
  const split = <Split teams={teams} of={of} named={named} />;
  return (
    <div class={sides.sides}>
      {move === null ? (
        split
      ) : (
        <Fold title={words.move} said={split}>
          <Moving teams={teams} of={of} named={named} move={move} />
        </Fold>
      )}
      <Length teams={teams} of={of} options={options} move={move} />
      {isUneven(of) && !evened && (
        <div class={sides.uneven} role="status">
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
