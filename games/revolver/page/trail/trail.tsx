/** The row of battlefields from the bank to the train: the current one large, the others small, read in full on a sheet. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../../../../client/shell/dialog.tsx';
import { Outline } from '../../../../client/shell/icon.tsx';
import { say } from '../../../../client/shell/words.ts';
import { piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { type Place, rowCards } from '../../faces.ts';
import { other } from '../../zones.ts';
import { Face, frame } from '../card.tsx';
import { art } from '../pictures.ts';
import { bottomSeat, markerOf, screen } from '../screen.ts';
import { placesOf } from '../seen.ts';
import { Field } from './field.tsx';
import { type AtPlace, Column, Lying, Spaces, Total, whose } from './place.tsx';

/** A battlefield that was passed, or is still to come. */
const Station = ({ session, place, open }: AtPlace & { readonly open: () => void }): JSX.Element => {
  const words = screen();
  const bottom = bottomSeat(session);
  const marker = markerOf(session);
  const row = placesOf(session);
  const [at, now] = [row.indexOf(place), row.indexOf(marker.place)];
  const state = at < now ? 'passed' : at > now ? 'later' : 'current';
  const half = (seat: Seat): JSX.Element => (
    <span class="mini" data-spot={state === 'current' ? undefined : spotOf('column', seat, place)}>
      <span class="ghosts" data-land>
        {state !== 'current' &&
          piecesAt(session.scene.value, 'column', seat, place)
            .slice(-4)
            .map(piece => (
              <i key={piece.key} class={`card tiny ${frame(piece.face)}`} data-piece={piece.key} aria-hidden="true">
                <Face face={piece.face} />
              </i>
            ))}
      </span>
      <Total session={session} place={place} seat={seat} />
    </span>
  );
  return (
    <button type="button" class={`station ${state}`} style={{ '--order': `${at * 2}` }} onClick={open}>
      {half(other(bottom))}
      <span class="stop">
        <Outline d={art[place]} />
        <b>{words.places[place]}</b>
        <Spaces session={session} place={place} marked={false} />
        <span class="sr">{words.states[state]}</span>
        {piecesAt(session.scene.value, 'ambush', null, place).length > 0 && (
          <i class="lurks">
            <span class="sr">{words.ambushHere}</span>
          </i>
        )}
      </span>
      {half(bottom)}
    </button>
  );
};
const Closer = ({ session, place, close }: AtPlace & { readonly close: () => void }): JSX.Element => {
  const words = screen();
  const bottom = bottomSeat(session);
  const { name, text } = words.cards[place];
  return (
    <Dialog title={name} close={close} size="wide">
      <div class="closer">
        <p>
          {words.spacesOf(rowCards[place].spaces)} {words.defence(rowCards[place].defence)}
        </p>
        {text !== '' && <p>{text}</p>}
        {[other(bottom), bottom].map(seat => (
          <div key={seat}>
            <h3>
              {whose(session, seat)} <Total session={session} place={place} seat={seat} />
            </h3>
            <Column session={session} place={place} seat={seat} size="small" />
          </div>
        ))}
        <Lying session={session} place={place} />
        <button type="button" class="btn go" onClick={close}>
          {say().ui.close}
        </button>
      </div>
    </Dialog>
  );
};

export const Trail = ({ session }: { readonly session: Session }): JSX.Element => {
  const closer: Signal<Place | null> = useSignal(null);
  const marker = markerOf(session);
  const row = placesOf(session);
  return (
    <div class={`trail of${row.length}`}>
      {row.map(place => (
        <Station
          key={place}
          session={session}
          place={place}
          open={() => {
            closer.value = place;
          }}
        />
      ))}
      <Field session={session} place={marker.place} />
      {closer.value !== null && (
        <Closer
          session={session}
          place={closer.value}
          close={() => {
            closer.value = null;
          }}
        />
      )}
    </div>
  );
};
