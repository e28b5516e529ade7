/** The chances to win through the game, a line for each player or team. Each point leads to its moment. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { AnalysedStep } from '../../bots/analysis.ts';
import type { Seat } from '../../kernel/seat.ts';
import { nameIn } from '../replay/eyes.tsx';
import type { Projector } from '../replay/projector.ts';
import { pageWords } from '../shell/page-words.ts';
import { Brand, inkAt } from '../table/seats/face.tsx';
import { teamsAt } from '../table/seats/team.tsx';
import { percent } from './figures.ts';
import { chancesAt, isMistake, momentOf } from './steps.ts';

const [WIDE, HIGH] = [360, 176];
const [LEFT, RIGHT, EDGE] = [34, 8, 10];
const SPAN = WIDE - LEFT - RIGHT;
const dashes = ['', '7 4', '2 4', '11 4 2 4', '5 2', '14 5', '2 2', '9 3 2 3 2 3', '4 7'];
const y = (chance: number): number => HIGH - EDGE - chance * (HIGH - 2 * EDGE);

/** Players who win together have one line. */
const linesOf = ({ film, session }: Projector): readonly (readonly Seat[])[] => {
  const teams = teamsAt(session) ?? film.names.map((_, seat) => seat);
  const lines = new Map<number, Seat[]>();
  for (const [seat, team] of teams.entries()) lines.set(team, [...(lines.get(team) ?? []), seat]);
  return [...lines.values()];
};
const isMine = ({ viewer }: Projector, seats: readonly Seat[]): boolean => seats.some(seat => seat === viewer.value);
/** The line's players, and their chance at the present moment, once known. */
const lineSaid = ({ projector, steps }: CurveProps, seats: readonly Seat[]): string => {
  const names = seats.map(seat => nameIn(projector, seat)).join(', ');
  const chances = chancesAt(steps, projector.n.value);
  return chances === null ? names : pageWords('analysis').chanceOf(names, percent(chances[seats[0]!]!));
};
const Key = (props: CurveProps): JSX.Element => {
  const { projector } = props;
  return (
    <ul class="key">
      {linesOf(projector).map((seats, i) => (
        <li key={seats[0]} class={`drawn ${isMine(projector, seats) ? 'mine' : ''}`}>
          {seats.map(seat => (
            <Brand key={seat} session={projector.session} seat={seat} />
          ))}
          <svg class={inkAt({ session: projector.session, seat: seats[0]! })} viewBox="0 0 34 8" aria-hidden="true">
            <path class="course" d="M0 4H34" stroke-dasharray={dashes[i]} />
          </svg>
          {lineSaid(props, seats)}
        </li>
      ))}
    </ul>
  );
};

interface CurveProps {
  readonly projector: Projector;
  readonly steps: readonly AnalysedStep[];
}
export const Curve = ({ projector, steps }: CurveProps): JSX.Element => {
  const words = pageWords('analysis');
  const plot = useRef<SVGSVGElement>(null);
  const { moments } = projector.film;
  const n = projector.n.value;
  const x = (moment: number): number => LEFT + (moment / Math.max(1, moments)) * SPAN;
  const lines = linesOf(projector);
  const way = (seat: Seat): string =>
    steps.map(({ n, chances }) => `${x(n).toFixed(1)} ${y(chances.of[seat]!).toFixed(1)}`).join('L');
  const jump = (to: number): void => {
    projector.pause();
    void projector.jump(to);
  };
  const point = ({ clientX, buttons }: PointerEvent): void => {
    if (buttons === 0) return;
    const { left, width } = plot.current!.getBoundingClientRect();
    jump((((clientX - left) * WIDE) / width - LEFT) * (moments / SPAN));
  };
  const said = lines.map(seats => lineSaid({ projector, steps }, seats)).join(', ');
  return (
    <figure class="curve">
      <div class="plot" onPointerDown={point} onPointerMove={point}>
        <svg ref={plot} viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
          {[0, 0.25, 0.5, 0.75, 1].map(chance => (
            <path key={chance} class={chance === 0 ? 'axis' : 'grid'} d={`M${LEFT} ${y(chance)}H${WIDE - RIGHT}`} />
          ))}
          {[0, 0.5, 1].map(chance => (
            <text key={chance} x={LEFT - 5} y={y(chance) + 4} text-anchor="end">
              {percent(chance)}
            </text>
          ))}
          {lines.map((seats, i) => (
            <path
              key={seats[0]}
              class={`course ${inkAt({ session: projector.session, seat: seats[0]! })} ${isMine(projector, seats) ? 'mine' : ''}`}
              d={steps.length === 0 ? undefined : `M${way(seats[0]!)}`}
              stroke-dasharray={dashes[i]}
            />
          ))}
          {steps.filter(isMistake).map(mistake => (
            <circle
              key={mistake.n}
              class={`of-${mistake.decision.mark}`}
              cx={x(momentOf(mistake))}
              cy={y(chancesAt(steps, momentOf(mistake))?.[mistake.decision.seat] ?? 0)}
              r="4.5"
            />
          ))}
          <path class="now" d={`M${x(n)} ${EDGE / 2}V${HIGH - EDGE / 2}`} />
        </svg>
        <input
          type="range"
          min={0}
          max={moments}
          step={1}
          value={n}
          aria-label={words.scrub}
          aria-valuetext={`${words.moment(n, moments)}. ${said}`}
          onInput={event => jump(event.currentTarget.valueAsNumber)}
        />
      </div>
      <figcaption>
        <Key projector={projector} steps={steps} />
      </figcaption>
    </figure>
  );
};
