/** A battlefield, wherever it is drawn: both columns, the spaces with the marker, both totals, the cards on it. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Outline } from '../../../../client/shell/icon.tsx';
import { motion } from '../../../../client/shell/settings.ts';
import { say } from '../../../../client/shell/words.ts';
import { Back } from '../../../../client/table/pieces/card.tsx';
import { type Piece, piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import { read } from '../../../../client/table/reader/reading.ts';
import { whoIs } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { EXPRESS, type Place, PRISON, rowCards } from '../../faces.ts';
import { COLTY, MCREADY, sideOf } from '../../zones.ts';
import { Face, frame, minus } from '../card.tsx';
import { InPlay } from '../gang/piece.tsx';
import { tokens } from '../pictures.ts';
import { factsOf, markerOf, screen, titleOf } from '../screen.ts';
import { markOf, placesOf, previewOf } from '../seen.ts';

export interface AtPlace {
  readonly session: Session;
  readonly place: Place;
}
export const whose = (session: Session, seat: Seat): string => screen().columnOf(whoIs(session, seat));

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
}: AtPlace & { readonly seat: Seat; readonly size: 'tiny' | 'small' }): JSX.Element => {
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

/** Moves the turn marker from its old place to the new one. */
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
export const Spaces = ({ session, place, marked }: AtPlace & { readonly marked: boolean }): JSX.Element => {
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
export const Total = ({ session, place, seat }: AtPlace & { readonly seat: Seat }): JSX.Element | null => {
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
/** Cards on the battlefield itself: row-blocking cards, an ambush, the duel and the train, Santiago. */
export const Lying = ({ session, place }: AtPlace): JSX.Element => {
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
