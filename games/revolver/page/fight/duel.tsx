/** The duel outside the Black Dog saloon: a scene of its own, with a card face down, a bluff to call, and a result to look at. */

import type { JSX } from 'preact';
import { Icon, Outline } from '../../../../client/shell/icon.tsx';
import { Onward } from '../../../../client/table/board/onward.tsx';
import type { Interlude } from '../../../../client/table/game-client.ts';
import { type Piece, piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import { nameOf } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { cardOf, isFace } from '../../faces.ts';
import { COLTY, type DuelResult, sideOf } from '../../zones.ts';
import { Face, frame, hasLock, minus } from '../card.tsx';
import { art, signs } from '../pictures.ts';
import { bottomSeat, screen, titleOf } from '../screen.ts';

interface At {
  readonly session: Session;
}
const asked = new Set(['lay', 'reply']);
/** Is it being fought? */
export const isDuel = (session: Session): boolean =>
  asked.has(session.now.value?.ask?.question ?? '') || [0, 1].some(seat => piecesAt(session.scene.value, 'duel', seat).length > 0);

const Laid = ({ piece }: { readonly piece: Piece | undefined }): JSX.Element => {
  const words = screen();
  if (piece === undefined)
    return (
      <span class="slot" data-land>
        <Outline d={signs.lock} />
      </span>
    );
  const { face, key } = piece;
  if (face === null)
    return (
      <div class="card back" role="img" aria-label={words.duel.faceDown} data-piece={key}>
        <span class="fr" />
        <Icon name="six" class="em" />
      </div>
    );
  return (
    <div class={`card ${frame(face)}`} role="img" aria-label={titleOf(face)} data-piece={key} data-read={face}>
      <Face face={face} />
    </div>
  );
};
const Fighter = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const words = screen();
  const side = sideOf(seat);
  const [piece] = piecesAt(session.scene.value, 'duel', seat);
  return (
    <figure class={`fighter ${side}`} data-spot={spotOf('duel', seat)}>
      <Outline d={art[seat === COLTY ? 'cortez' : 'charlie-weathers']} class="who" />
      <figcaption>
        <b class="d">{words.terms.sides[side]}</b>
        <small>{seat === session.me.value ? words.duel.you : nameOf(session, seat)}</small>
      </figcaption>
      <Laid piece={piece} />
      {piece !== undefined && seat === session.me.value && session.over.value === null && (
        <small class="hush">{words.duel.onlyYou}</small>
      )}
    </figure>
  );
};
export const DuelScene = ({ session }: At): JSX.Element => {
  const words = screen();
  const bottom = bottomSeat(session);
  return (
    <section class="duelscene" aria-label={words.duel.title}>
      <header>
        <Icon name="doors" />
        <h2 class="d">{words.duel.title}</h2>
        <p>{words.duel.rules}</p>
        <p class="stakes">{words.duel.stakes}</p>
      </header>
      <div class="street">
        <Fighter session={session} seat={bottom} />
        <span class="versus d" aria-hidden="true">
          {words.duel.against}
        </span>
        <Fighter session={session} seat={1 - bottom} />
      </div>
    </section>
  );
};

type Result = 'colty' | 'mcready' | 'back-down';
/** What a side did, in words: the card that was turned up, or what was done without one. */
const didOf = (seat: Seat, piece: Piece | undefined, result: Result): string => {
  const { duel } = screen();
  if (piece === undefined) return seat === COLTY ? duel.noneLaid : result === 'back-down' ? duel.backedDown : duel.called;
  const { face } = piece;
  if (face === null || !isFace(face)) return duel.noCard;
  return hasLock(face) ? duel.lock(minus(cardOf(face).firepower ?? 0)) : duel.noLock;
};
/** What came of it, with the cards as they were turned up; a player who laid none shows none. */
export const duelSheet = (session: Session, result: DuelResult): Interlude => {
  const laid = [0, 1].map(seat => piecesAt(session.scene.peek(), 'duel', seat)[0]);
  return {
    kind: 'duel',
    render: done => {
      const words = screen();
      return (
        <section class="bill result duelresult" aria-label={words.duel.results[result]}>
          <div class="told">
            <h2 class="d">{words.duel.results[result]}</h2>
            <p>{words.duel.after[result]}</p>
          </div>
          <div class="street lines">
            {laid.map((piece, seat) => (
              <figure key={seat}>
                <Laid piece={piece} />
                <figcaption>
                  <b>{words.terms.sides[sideOf(seat)]}</b>
                  <small>{didOf(seat, piece, result)}</small>
                </figcaption>
              </figure>
            ))}
          </div>
          <div class="foot">
            <Onward session={session} done={done} label={words.duel.goOn} />
          </div>
        </section>
      );
    },
  };
};
