/** How it went: who went out in which order, who is left, and how often the hammer fell. */
import type { JSX } from 'preact';
import { Icon } from '../../../client/shell/icon.tsx';
import { labelOf, portraitOf, whoIs } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { factsOf, screen } from './screen.ts';
import { tallyOf } from './told.ts';

export const Chart = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const fell = factsOf(session)?.fell ?? [];
  const { clicks, bangs, wills } = tallyOf(session);
  const words = screen();
  const winner = session.now.value?.outcome?.winners[0];
  if (winner === undefined || fell.length === 0) return null;
  return (
    <figure class="fall">
      <figcaption class="d">{words.howItWent}</figcaption>
      <ol>
        {fell.map((seat, i) => (
          <li key={seat}>
            <span class="av">
              <Icon name={portraitOf(seat, session.me.value)} />
            </span>
            {words.wentOut(i + 1, whoIs(session, seat))}
          </li>
        ))}
        <li class="stands">
          <span class="av">
            <Icon name="trophy" />
          </span>
          <b>{labelOf(session, winner)}</b> <small>{words.lastStanding}</small>
        </li>
      </ol>
      <ul class="highlights">
        <li>{words.shots(clicks, bangs)}</li>
        <li>{words.wills(wills)}</li>
      </ul>
    </figure>
  );
};
