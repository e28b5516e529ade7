/** The course of a game: each team's worth before every robbery and at the end, as lines on squared paper, and the cost. */
import type { JSX } from 'preact';
import { TeamSign } from '../../../client/table/seats/team.tsx';
import type { Session } from '../../../client/table/session/session.ts';
import { worths } from './purse/money.ts';
import { factsOf, screen } from './screen.ts';
import { tallyOf } from './told.ts';
import './chart.css';

const [WIDE, HIGH, EDGE] = [560, 220, 28];
const dashes = ['', '8 5', '2 5'];

export const Chart = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const facts = factsOf(session);
  if (facts === null) return null;
  const words = screen();
  const { worths: told, lost } = tallyOf(session);
  const teams = worths(session, facts);
  const steps = [...told, teams.map(({ worth }) => worth)];
  const goal = Math.max(...teams.map(team => team.goal));
  const most = Math.max(goal, ...steps.flat());
  const x = (step: number): number => EDGE + (step / Math.max(1, steps.length - 1)) * (WIDE - 2 * EDGE);
  const y = (worth: number): number => HIGH - EDGE - (Math.max(0, worth) / most) * (HIGH - 2 * EDGE);
  return (
    <figure class="chart c45">
      {steps.length > 1 && (
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words.howItWent}>
          <path class="grid" d={`M${EDGE} ${y(goal)}H${WIDE - EDGE}`} />
          <text x={EDGE + 4} y={y(goal) - 6}>
            {words.dollars(goal)}
          </text>
          {steps.map((_, i) => (
            <path key={i} class="grid step" d={`M${x(i)} ${EDGE / 2}V${HIGH - EDGE}`} />
          ))}
          <path class="axis" d={`M${EDGE} ${HIGH - EDGE}H${WIDE - EDGE}`} />
          {teams.map(({ team }, at) => (
            <g key={team} class={`t${team}`}>
              <path
                class="course"
                d={`M${steps.map((step, i) => `${x(i)} ${y(step[at]!)}`).join('L')}`}
                stroke-dasharray={dashes[team]}
              />
              <circle cx={x(steps.length - 1)} cy={y(steps.at(-1)![at]!)} r="4" />
            </g>
          ))}
        </svg>
      )}
      <figcaption>
        <ul class="key">
          {teams.map(({ team, worth, goal: needed }) => (
            <li key={team} class={`t${team}`}>
              <TeamSign team={team} /> <span>{words.worth(words.teams[team]!, worth, needed)}</span>
            </li>
          ))}
        </ul>
        <ul class="highlights">
          <li>{words.rode(facts.robberies)}</li>
          <li>{words.lost(lost)}</li>
        </ul>
      </figcaption>
    </figure>
  );
};
