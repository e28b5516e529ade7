/** Who is ahead, at a glance: the progress of the law against the gang, and of the gang's flight. */
import type { JSX } from 'preact';
import { piecesAt } from '../../../client/table/pieces/scene.ts';
import { Brand, inkAt } from '../../../client/table/seats/face.tsx';
import type { Session } from '../../../client/table/session/session.ts';
import { other, sideOf } from '../zones.ts';
import * as bars from './ahead.module.css';
import { bottomSeat, factsOf, markerOf, screen } from './screen.ts';
import { placesOf } from './seen.ts';
import { aheadIn, gangsWay, lawsWay } from './ways.ts';

export const Ahead = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const facts = factsOf(session);
  if (facts === null) return null;
  const words = screen();
  const scene = session.scene.value;
  const standing = {
    ...markerOf(session),
    row: placesOf(session),
    border: facts.border,
    alive: piecesAt(scene, 'gang').length,
    dead: piecesAt(scene, 'graveyard').length,
  };
  const ways = [gangsWay(standing), lawsWay(standing)];
  const leads = aheadIn(standing);
  const bottom = bottomSeat(session);
  return (
    <ul class={bars.bars} aria-label={words.lead.title} data-about="lead">
      {[other(bottom), bottom].map(seat => {
        const { to, part, left } = ways[seat]!;
        const ahead = leads === sideOf(seat);
        return (
          <li key={seat} class={`${inkAt({ session, seat })} ${ahead ? bars.farther : ''}`} style={{ '--part': `${part}` }}>
            <p>
              <b>
                <Brand session={session} seat={seat} /> <span>{words.terms.sides[sideOf(seat)]}</span>
                {ahead && <em>{words.lead.ahead}</em>}
              </b>
              <small>{words.lead[to](left)}</small>
            </p>
            <i aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
};
