/** The current battlefield, between both columns; an attack that hits and the duel happen in its place. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Outline } from '../../../../client/shell/icon.tsx';
import { type Names, useNames } from '../../../../client/table/seats/names.ts';
import { type Place, rowCards } from '../../faces.ts';
import { other } from '../../zones.ts';
import { hitOf, Meeting } from '../fight/attack.tsx';
import { DuelScene, isDuel } from '../fight/duel.tsx';
import { Border } from '../gang/gang.tsx';
import { art, tokens } from '../pictures.ts';
import { bottomSeat, markerOf, screen } from '../screen.ts';
import { placesOf } from '../seen.ts';
import { small } from '../small.ts';
import { type AtPlace, Column, Lying, Spaces, Total } from './place.tsx';

const Defence = ({ place }: { readonly place: Place }): JSX.Element => (
  <span class="defence" data-about="defence">
    <Outline d={tokens.defence} />
    <b aria-hidden="true">{rowCards[place].defence}</b>
    <span class="sr">{screen().defence(rowCards[place].defence)}</span>
  </span>
);
/** The bar above names the battlefield, too. */
const GROUND: Names = { find: 'h2', faces: [['', 9]] };
const Ground = ({ session, place }: AtPlace): JSX.Element => {
  const bottom = bottomSeat(session);
  const { name } = screen().cards[place];
  const ground = useRef<HTMLDivElement>(null);
  useNames(ground, name, GROUND);
  return (
    <div class="ground" ref={ground}>
      <span class="scenery">
        <Outline d={art[place]} />
      </span>
      <div class="what">
        <h2 class="d">{name}</h2>
        <div class="steps">
          <Spaces session={session} place={place} marked={true} />
          <Defence place={place} />
          {small.value && <Border session={session} />}
        </div>
      </div>
      <Lying session={session} place={place} />
      <div class="totals">
        <Total session={session} place={place} seat={other(bottom)} />
        <Total session={session} place={place} seat={bottom} />
      </div>
    </div>
  );
};
export const Field = ({ session, place }: AtPlace): JSX.Element => {
  const words = screen();
  const bottom = bottomSeat(session);
  const { space } = markerOf(session);
  const hit = hitOf(session);
  const duel = hit === null && isDuel(session);
  return (
    <section
      class={`field ${duel ? 'dueling' : hit === null ? '' : 'meets'}`}
      data-about="field"
      style={{ '--order': `${placesOf(session).indexOf(place) * 2 + 1}` }}
      aria-label={words.fieldNow(words.cards[place].name, space, rowCards[place].spaces)}
    >
      <Column session={session} place={place} seat={other(bottom)} size="small" />
      {duel ? (
        <DuelScene session={session} />
      ) : hit === null ? (
        <Ground session={session} place={place} />
      ) : (
        <Meeting attack={hit} top={other(bottom)} />
      )}
      <Column session={session} place={place} seat={bottom} size="small" />
    </section>
  );
};
