/** Each team's worth, as bars that grow towards the goal. */
import type { JSX } from 'preact';
import { TeamSign } from '../../../../client/table/seats/team.tsx';
import { nameOf } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { factsOf, screen } from '../screen.ts';
import { DeckButton } from './decks.tsx';
import { type TeamWorth, worths } from './money.ts';

const percent = (worth: number, goal: number): string => `${Math.max(0, Math.min(100, (worth / goal) * 100))}%`;
const Bar = ({ session, of }: { readonly session: Session; readonly of: TeamWorth }): JSX.Element => {
  const words = screen();
  const { team, seats, worth, goal } = of;
  const mine = session.me.value !== null && seats.includes(session.me.value);
  const name = words.teams[team]!;
  return (
    <li class={mine ? 'mine' : ''}>
      <TeamSign team={team} />
      <span class="nm" aria-hidden="true">
        {name}
      </span>
      <b class="d" aria-hidden="true">
        {words.dollars(worth)}
      </b>
      <span
        class={`bar t${team}`}
        role="img"
        aria-label={`${words.worth(name, worth, goal)}. ${seats.map(seat => nameOf(session, seat)).join(', ')}`}
      >
        <i style={{ width: percent(worth, goal) }} />
      </span>
      <small class="goal" aria-hidden="true">
        {words.dollars(goal)}
      </small>
    </li>
  );
};
export const Purse = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const facts = factsOf(session);
  if (facts === null) return null;
  const words = screen();
  return (
    <section class="sheet purse" aria-label={words.howFar} data-about="gangs">
      <h2 class="d">{words.howFar}</h2>
      <ul>
        {worths(session, facts).map(of => (
          <Bar key={of.team} session={session} of={of} />
        ))}
      </ul>
      <DeckButton session={session} />
    </section>
  );
};
