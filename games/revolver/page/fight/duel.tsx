/** The duel outside the Black Dog saloon, in the place of the battlefield: two cards face down, a bluff to call, and whose card falls. */

import type { JSX } from 'preact';
import { Icon, Outline } from '../../../../client/shell/icon.tsx';
import { Onward } from '../../../../client/table/board/onward.tsx';
import type { Interlude } from '../../../../client/table/game-client.ts';
import { type Piece, piecesAt, spotOf } from '../../../../client/table/pieces/scene.ts';
import { nameOf } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Name } from '../../../../words/phrase.ts';
import { cardOf, isFace } from '../../faces.ts';
import { COLTY, type DuelResult, MCREADY, other, sideOf } from '../../zones.ts';
import { Face, frame, hasLock, minus } from '../card.tsx';
import { signs } from '../pictures.ts';
import { bottomSeat, screen, titleOf } from '../screen.ts';
import * as street from './street.module.css';

interface At {
  readonly session: Session;
}
const asked = new Set(['lay', 'reply']);
const decided = new WeakMap<Interlude, DuelResult>();
/** Its end, while that is shown. */
const resultOf = (session: Session): DuelResult | null => {
  const over = session.pause.interlude.value;
  return over === null ? null : (decided.get(over) ?? null);
};
/** Is it being fought? */
export const isDuel = (session: Session): boolean =>
  asked.has(session.now.value?.ask?.question ?? '') ||
  resultOf(session) !== null ||
  [COLTY, MCREADY].some(seat => piecesAt(session.scene.value, 'duel', seat).length > 0);

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
    <div class={`card small ${frame(face)}`} role="img" aria-label={titleOf(face)} data-piece={key} data-read={face}>
      <Face face={face} />
    </div>
  );
};
/** A side's act, in words: the card turned up, or the act without one. */
const didOf = (seat: Seat, piece: Piece | undefined, result: DuelResult): string => {
  const { duel } = screen();
  if (piece === undefined) return seat === COLTY ? duel.noneLaid : result === 'back-down' ? duel.backedDown : duel.called;
  const { face } = piece;
  if (face === null || !isFace(face)) return duel.noCard;
  return hasLock(face) ? duel.lock(minus(cardOf(face).firepower ?? 0)) : duel.noLock;
};
const saidOf = (session: Session, seat: Seat, piece: Piece | undefined): Name => {
  const result = resultOf(session);
  if (result !== null) return didOf(seat, piece, result);
  if (seat !== session.me.value) return nameOf(session, seat);
  const { duel } = screen();
  return piece === undefined ? duel.you : duel.onlyYou;
};
const Fighter = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const side = sideOf(seat);
  const [piece] = piecesAt(session.scene.value, 'duel', seat);
  const result = resultOf(session);
  const wins = (result === 'mcready') === (seat === MCREADY);
  return (
    <figure class={`${street.fighter} ${result === null ? '' : wins ? street.won : street.lost}`} data-spot={spotOf('duel', seat)}>
      <figcaption>
        <b class="d">{screen().terms.sides[side]}</b>
        <small>{saidOf(session, seat, piece)}</small>
      </figcaption>
      <Laid piece={piece} />
    </figure>
  );
};
export const DuelScene = ({ session }: At): JSX.Element => {
  const { duel } = screen();
  const bottom = bottomSeat(session);
  return (
    <section class={`${street.scene} ${resultOf(session) === null ? '' : street.over}`} aria-label={duel.title}>
      <div class={street.about}>
        <h2 class="d">{duel.title}</h2>
        <p>{duel.rules}</p>
        <p class={street.stakes}>{duel.stakes}</p>
      </div>
      <div class={street.cards}>
        <Fighter session={session} seat={other(bottom)} />
        <Icon name="doors" />
        <Fighter session={session} seat={bottom} />
      </div>
    </section>
  );
};

/** Its result; the cards lie on the stage, turned up. */
export const duelSheet = (session: Session, result: DuelResult): Interlude => {
  const over: Interlude = {
    kind: 'duel',
    render: done => {
      const { duel } = screen();
      return (
        <section class="result" aria-labelledby="duel">
          <div class="told">
            <h2 class="d" id="duel">
              {duel.results[result]}
            </h2>
          </div>
          <p class={`lines ${street.after}`}>{duel.after[result]}</p>
          <div class="foot">
            <Onward session={session} done={done} label={duel.goOn} />
          </div>
        </section>
      );
    },
  };
  decided.set(over, result);
  return over;
};
