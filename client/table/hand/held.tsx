/** A held card: a button that picks it or says why it cannot be used now. Hand and fan both show it. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../../../kernel/refusal.ts';
import { Icon } from '../../shell/icon.tsx';
import { gameWords, say } from '../../shell/words.ts';
import type { Piece } from '../pieces/scene.ts';
import { Why } from '../prompt/why.tsx';
import type { Session } from '../session/session.ts';
import { isWantedCard } from '../session/wanted.ts';
import { standingOf, touchCard } from './touch.ts';

interface Touching {
  /** A touched card that cannot be played, and why. */
  readonly why: Signal<{ readonly key: number; readonly refusal: Refusal } | null>;
  readonly touch: (piece: Piece) => void;
}
export const useTouch = (session: Session): Touching => {
  const why: Touching['why'] = useSignal(null);
  // It closes at the next tap elsewhere, and whenever the table moves on.
  const update = session.now.value?.n;
  useEffect(() => {
    why.value = null;
  }, [update, session.hand.value.length]);
  useEffect(() => {
    const tap = ({ target }: Event): void => {
      const held = target instanceof Element ? target.closest('.held') : null;
      if (held === null || held.querySelector('.why') === null) why.value = null;
    };
    addEventListener('pointerdown', tap, { capture: true });
    return () => removeEventListener('pointerdown', tap, { capture: true });
  }, []);
  const touch = (piece: Piece): void => {
    const refusal = touchCard(session, piece)?.why ?? null;
    why.value = refusal === null || why.value?.key === piece.key ? null : { key: piece.key, refusal };
  };
  return { why, touch };
};

export const faceNameOf = (session: Session, face: string | null): string =>
  face === null ? say().ui.table.faceDown : (gameWords(session.game.id).faces[face] ?? face);

interface HeldProps extends Omit<JSX.IntrinsicElements['button'], 'onClick' | 'class'> {
  readonly session: Session;
  readonly piece: Piece;
  readonly onTouch: () => void;
}
export const HeldCard = ({ session, piece, onTouch, ...more }: HeldProps): JSX.Element => {
  const { game } = session;
  const standing = standingOf(session, piece);
  const sel = session.intent.picked.value.has(piece.key);
  const frame = piece.face === null ? 'back' : game.frame(piece.face);
  return (
    <button
      {...more}
      type="button"
      class={`card ${frame} ${sel ? 'sel' : standing.state} ${standing.pays === true ? 'pay' : ''}`}
      data-face={piece.face}
      data-standing={standing.state}
      data-pays={standing.pays}
      data-read={piece.face}
      data-wanted={isWantedCard(session, piece) || undefined}
      aria-pressed={sel}
      onClick={onTouch}
    >
      <span class="sr">{`${faceNameOf(session, piece.face)}, ${standing.hint}`}</span>
      <span class="drawn" aria-hidden="true">
        {piece.face !== null && <game.Face face={piece.face} />}
      </span>
      <span class="tick" aria-hidden="true">
        <Icon name="tick" />
      </span>
    </button>
  );
};
/** Why a touched card cannot be played. */
export const HeldWhy = ({
  session,
  piece,
  why,
}: Pick<HeldProps, 'session' | 'piece'> & Pick<Touching, 'why'>): JSX.Element | null =>
  why.value?.key === piece.key && standingOf(session, piece).state === 'dim' ? (
    <Why game={session.game} refusal={why.value.refusal} />
  ) : null;
