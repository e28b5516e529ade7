/** The course of a game beyond the places: how often the hammer fell, and how often a Will answered. */
import type { JSX } from 'preact';
import type { Session } from '../../../client/table/session/session.ts';
import { screen } from './screen.ts';
import { tallyOf } from './told.ts';

export const Chart = ({ session }: { readonly session: Session }): JSX.Element => {
  const { clicks, bangs, wills } = tallyOf(session);
  const words = screen();
  return (
    <figure class="chart">
      <ul class="highlights">
        <li>{words.shots(clicks, bangs)}</li>
        <li>{words.wills(wills)}</li>
      </ul>
    </figure>
  );
};
