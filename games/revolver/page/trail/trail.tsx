/** The row of battlefields from the bank to the train: the current one large, with both columns; the others small, read in full on a sheet. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../../../client/shell/dialog.tsx';
import { Outline } from '../../../../client/shell/icon.tsx';
import { motion } from '../../../../client/shell/settings.ts';
import { say } from '../../../../client/shell/words.ts';
import { Back } from '../../../../client/table/pieces/card.tsx';
import { type Piece, piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import { read } from '../../../../client/table/reader/reading.ts';
import { type Names, useNames } from '../../../../client/table/seats/names.ts';
import { whoIs } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { EXPRESS, type Place, PRISON, rowCards } from '../../faces.ts';
import { COLTY, MCREADY, other, sideOf } from '../../zones.ts';
import { Face, frame, minus } from '../card.tsx';
import { Border } from '../gang/gang.tsx';
import { InPlay } from '../gang/piece.tsx';
import { art, tokens } from '../pictures.ts';
import { bottomSeat, factsOf, markerOf, screen, titleOf } from '../screen.ts';
import { markOf, placesOf, previewOf } from '../seen.ts';
import { small } from '../small.ts';

interface At {
  readonly session: Session;
  readonly place: Place;
}
const whose = (session: Session, seat: Seat): string => screen().columnOf(whoIs(session, seat));

/** A card with what lies under it. */
const stacks = (session: Session, pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const out: Piece[][] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last !== undefined && markOf(session, piece.key)?.on?.under === true) last.push(piece);
    else out.push([piece]);
  }
  return out;
};
export const Column = ({
  session,
  place,
  seat,
  size,
}: At & { readonly seat: Seat; readonly size: 'tiny' | 'small' }): JSX.Element => {
  const pieces = piecesAt(session.scene.value, 'column', seat, place);
  const all = stacks(session, pieces);
  return (
    <section class="column" data-spot={spotOf('column', seat, place)} style={{ '--n': `${Math.max(1, all.length)}` }}>
      <h3 class="sr">{`${whose(session, seat)}, ${say().table.cards(pieces.length)}`}</h3>
      <ul>
        {all.map(stack => (
          <li key={stack[0]!.key} class={stack.length > 1 ? 'stacked' : ''}>
            {stack.map(piece => (
              <InPlay key={piece.key} session={session} piece={piece} size={size} />
            ))}
          </li>
        ))}
      </ul>
      <span class="slot" data-land aria-hidden="true" />
    </section>
  );
};

/** The turn marker goes from where it was to where it is. */
const stood = new WeakMap<Session, DOMRect>();
const Marker = ({ session }: { readonly session: Session }): JSX.Element => {
  const token = useRef<HTMLElement>(null);
  const { place, space } = markerOf(session);
  useLayoutEffect(() => {
    const element = token.current;
    if (element === null) return;
    const was = stood.get(session);
    const now = element.getBoundingClientRect();
    stood.set(session, now);
    if (was === undefined || motion.peek() === 'reduced' || (was.left === now.left && was.top === now.top)) return;
    element.animate([{ translate: `${was.left - now.left}px ${was.top - now.top}px` }, { translate: '0 0' }], {
      duration: 350,
      easing: 'cubic-bezier(.3,.1,.2,1)',
    });
  }, [place, space]);
  return (
    <b class="turnmarker" ref={token}>
      <Outline d={tokens.marker} />
    </b>
  );
};
const Spaces = ({ session, place, marked }: At & { readonly marked: boolean }): JSX.Element => {
  const marker = markerOf(session);
  const here = marker.place === place;
  const row = placesOf(session);
  const passed = row.indexOf(place) < row.indexOf(marker.place);
  return (
    <span class="spaces" aria-hidden="true" data-about="spaces">
      {Array.from({ length: rowCards[place].spaces }, (_, i) => (
        <i key={i} class={passed || (here && i + 1 < marker.space) ? 'gone' : ''}>
          {i + 1}
          {here && i + 1 === marker.space && (marked ? <Marker session={session} /> : <b class="turnmarker" />)}
        </i>
      ))}
    </span>
  );
};
const Defence = ({ place }: { readonly place: Place }): JSX.Element => (
  <span class="defence" data-about="defence">
    <Outline d={tokens.defence} />
    <b aria-hidden="true">{rowCards[place].defence}</b>
    <span class="sr">{screen().defence(rowCards[place].defence)}</span>
  </span>
);
const Total = ({ session, place, seat }: At & { readonly seat: Seat }): JSX.Element | null => {
  const preview = previewOf(session, place);
  if (preview === null) return null;
  const side = sideOf(seat);
  const total = minus(preview[side]);
  const ahead = preview.hits === (seat === MCREADY);
  return (
    <span class={`total ${seat === COLTY ? 's-colty' : 's-law'} ${ahead ? 'ahead' : ''}`} data-about="total">
      <Outline d={tokens.firepower} />
      <b aria-hidden="true">{total}</b>
      <small aria-hidden="true">{screen().terms.sides[side]}</small>
      <span class="sr">{screen().totalOf(screen().terms.sides[side], total)}</span>
    </span>
  );
};
/** An ambush card: a back, or its face for a player who has looked at it. */
const Lurking = ({ piece }: { readonly piece: Piece }): JSX.Element => {
  const words = screen();
  const { face, key } = piece;
  if (face === null)
    return (
      <span class="card tiny back" role="img" aria-label={words.ambushHere} data-piece={key}>
        <Back />
      </span>
    );
  return (
    <button type="button" class={`card tiny inplay ${frame(face)}`} data-piece={key} data-read={face} onClick={() => read(face)}>
      <span class="sr">{`${words.ambushHere}: ${titleOf(face)}`}</span>
      <span class="drawn" aria-hidden="true">
        <Face face={face} />
      </span>
    </button>
  );
};
/** What lies on the battlefield itself: row-blocking cards, an ambush, the duel and the train, Santiago. */
const Lying = ({ session, place }: At): JSX.Element => {
  const scene = session.scene.value;
  const [ambush, sprung, blockers] = [
    piecesAt(scene, 'ambush', null, place),
    piecesAt(scene, 'sprung', null, place),
    piecesAt(scene, 'blockers', null, place),
  ];
  const cell = place === PRISON ? piecesAt(scene, 'prison') : [];
  const beside = piecesAt(scene, 'beside').filter(
    ({ face }) =>
      (face === 'derail-the-train' && place === EXPRESS) || (face === 'duel-black-dog-saloon' && place === 'rattlesnake-creek'),
  );
  const child = place === 'rattlesnake-creek' && factsOf(session)?.hostage === 'creek';
  return (
    <span class="lying">
      <span data-spot={spotOf('blockers', null, place)} class="rowof">
        <span data-land />
        {[...blockers, ...beside, ...cell].map(piece => (
          <InPlay key={piece.key} session={session} piece={piece} size="tiny" />
        ))}
      </span>
      <span data-spot={spotOf('sprung', null, place)} class="rowof">
        <span data-land />
        {sprung.map(piece => (
          <InPlay key={piece.key} session={session} piece={piece} size="tiny" />
        ))}
      </span>
      <span data-spot={spotOf('ambush', null, place)} class="rowof">
        <span data-land />
        {ambush.map(piece => (
          <Lurking key={piece.key} piece={piece} />
        ))}
      </span>
      {child && <Outline d={tokens.hostage} class="child" />}
    </span>
  );
};

/** The bar above names the battlefield, too. */
const GROUND: Names = { find: 'h2', faces: [['', 9]] };
/** The current battlefield. */
const Field = ({ session, place }: At): JSX.Element => {
  const words = screen();
  const bottom = bottomSeat(session);
  const { space } = markerOf(session);
  const { name } = words.cards[place];
  const ground = useRef<HTMLDivElement>(null);
  useNames(ground, name, GROUND);
  return (
    <section
      class="field"
      data-about="field"
      style={{ '--order': `${placesOf(session).indexOf(place) * 2 + 1}` }}
      aria-label={words.fieldNow(name, space, rowCards[place].spaces)}
    >
      <Column session={session} place={place} seat={other(bottom)} size="small" />
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
      <Column session={session} place={place} seat={bottom} size="small" />
    </section>
  );
};
/** A battlefield that was passed, or is still to come. */
const Station = ({ session, place, open }: At & { readonly open: () => void }): JSX.Element => {
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
const Closer = ({ session, place, close }: At & { readonly close: () => void }): JSX.Element => {
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
