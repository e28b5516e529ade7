/**
 * The player's own hand: a row of buttons. Arrows walk along it, Space picks a card, Enter presses the main action; a pointer may drag a
 * card.
 */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { noWiderThan } from '../../look/widths.ts';
import { say } from '../../shell/words.ts';
import { spotOf } from '../pieces/scene.ts';
import type { Session } from '../session/session.ts';
import * as drag from './drag.module.css';
import { useDrag } from './drag.ts';
import { HeldCard, HeldWhy, useTouch } from './held.tsx';

/** Width a finger needs, in pixels. */
const TAP = 44;
const SMALL = noWiderThan('phone');
/** True when cards lie too close for a finger to choose one. */
const isCrowded = (row: HTMLElement): boolean => {
  const [first, second] = [...row.querySelectorAll('.held')].map(held => held.getBoundingClientRect());
  return matchMedia(SMALL).matches && first !== undefined && second !== undefined && second.left - first.left < TAP;
};

/** Arrows move the focus along the row; only one card is a Tab stop. */
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
  const row = useRef<HTMLFieldSetElement>(null);
  const stop = useSignal(0);
  const { why, touch } = useTouch(session);
  const hand = session.hand.value;
  const me = session.me.value ?? 0;
  useDrag(row, { session, hand, touch });
  return (
    <fieldset
      class={`hand ${drag.row} n${Math.min(hand.length, 12)}`}
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
      {hand.map((piece, i) => (
        <div class="held" key={piece.key}>
          <HeldCard
            session={session}
            piece={piece}
            data-piece={piece.key}
            tabIndex={i === Math.min(stop.value, hand.length - 1) ? 0 : -1}
            onFocus={() => {
              stop.value = i;
            }}
            onTouch={() => {
              touch(piece);
              if (row.current !== null && isCrowded(row.current)) session.fanned.value = true;
            }}
          />
          <HeldWhy session={session} piece={piece} why={why} />
        </div>
      ))}
    </fieldset>
  );
};
