/** The player's own hand: a row of buttons. Arrows walk along it, Space picks a card, Enter does what the brass line offers. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Standing } from '../games/game-client.ts';
import { Icon } from '../shell/icon.tsx';
import { gameWords, say } from '../shell/words.ts';
import type { Piece } from './scene.ts';
import { spotOf } from './scene.ts';
import type { Session } from './session.ts';
import { Why } from './why.tsx';

/** The focus goes along the row by arrows; only one card of it is a stop for Tab. */
export const walk = (row: HTMLElement, event: KeyboardEvent): number | null => {
  const cards = [...row.querySelectorAll<HTMLElement>('button.card')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  const to =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? cards.length - 1
        : step === undefined || at < 0
          ? null
          : (at + step + cards.length) % cards.length;
  if (to === null) return null;
  cards[to]?.focus();
  event.preventDefault();
  return to;
};

export const Hand = ({ session }: { readonly session: Session }): JSX.Element => {
  const { ui } = say();
  const { game } = session;
  const words = gameWords(game.id);
  const row = useRef<HTMLFieldSetElement>(null);
  const stop = useSignal(0);
  const why = useSignal<{ readonly key: number; readonly refusal: Refusal } | null>(null);
  const hand = session.hand.value;
  const me = session.me.value ?? 0;
  const picked = session.picked.value;
  useEffect(() => {
    if (why.value !== null && !hand.some(piece => piece.key === why.value?.key)) why.value = null;
  });
  const touch = (piece: Piece, standing: Standing): void => {
    if (standing.state === 'dim' && !picked.has(piece.key)) {
      why.value = standing.why === null || why.value?.key === piece.key ? null : { key: piece.key, refusal: standing.why };
      return;
    }
    why.value = null;
    if (standing.instead === true && !picked.has(piece.key)) session.unpick();
    session.pick(piece.key);
  };
  return (
    <fieldset
      class={`hand n${Math.min(hand.length, 12)}`}
      data-spot={spotOf('hand', me)}
      style={{ '--n': `${Math.max(1, hand.length)}` }}
      ref={row}
      onKeyDown={event => {
        const to = walk(event.currentTarget, event);
        if (to !== null) stop.value = to;
      }}
    >
      <legend class="sr">{ui.table.hand(hand.length)}</legend>
      {hand.length === 0 && <p class="bare">{ui.table.emptyHand}</p>}
      {hand.map((piece, i) => {
        const standing = game.standing(session, piece);
        const sel = picked.has(piece.key);
        const name = piece.face === null ? ui.table.faceDown : (words.faces[piece.face] ?? piece.face);
        return (
          <div class="held" key={piece.key}>
            <button
              type="button"
              class={`card ${piece.face === null ? 'back' : game.frame(piece.face)} ${sel ? 'sel' : standing.state} ${standing.pays === true ? 'pay' : ''}`}
              data-piece={piece.key}
              data-face={piece.face}
              data-read={piece.face}
              aria-pressed={sel}
              tabIndex={i === Math.min(stop.value, hand.length - 1) ? 0 : -1}
              onFocus={() => {
                stop.value = i;
              }}
              onClick={() => touch(piece, standing)}
            >
              <span class="sr">{`${name}, ${standing.hint}`}</span>
              <span class="drawn" aria-hidden="true">
                {piece.face !== null && <game.Face face={piece.face} />}
              </span>
              <span class="tick" aria-hidden="true">
                <Icon name="tick" />
              </span>
            </button>
            {why.value?.key === piece.key && standing.state === 'dim' && <Why game={game} refusal={why.value.refusal} />}
          </div>
        );
      })}
    </fieldset>
  );
};
