/**
 * A player drags a card of the hand, by finger or mouse, to where it should be played: to the middle, a seat, or something on the
 * table. Targets light up; elsewhere the card goes back and the page sends nothing. A finger that slides along the hand looks through it.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../../../kernel/seat.ts';
import { motion } from '../../shell/settings.ts';
import type { Piece } from '../pieces/scene.ts';
import { planFor } from '../prompt/planned.tsx';
import type { Session } from '../session/session.ts';
import * as drag from './drag.module.css';
import { cardAt, meantBy, type PointerAt, type TargetBox, targetAt } from './dragging.ts';

interface Target {
  readonly element: HTMLElement;
  readonly box: TargetBox;
  readonly drop: () => void;
}
/** The move that gives the picked cards to this seat, if there is exactly one. */
const moveTo = (session: Session, seat: number): Move | null => {
  const chosen = session.intent.chosen.peek().toSorted().join();
  const fits = (session.now.peek()?.moves ?? []).filter(
    ({ whom, card, cards }) => whom === seat && (Array.isArray(cards) ? cards.toSorted().join() : card) === chosen,
  );
  return fits.length === 1 ? fits[0]! : null;
};
/** Targets of the picked cards now; the middle stands for the red button. */
const targetsFor = (session: Session): readonly Target[] => {
  const all = <E extends HTMLElement>(what: string): readonly E[] => [...document.querySelectorAll<E>(`.felt ${what}`)];
  const as = (element: HTMLElement, drop: () => void): Target => ({ element, box: element.getBoundingClientRect(), drop });
  const go = planFor(session).actions.find(({ tone, aside }) => tone === 'go' && aside !== true);
  return [
    ...(go === undefined ? [] : all('.mid').map(middle => as(middle, go.run))),
    ...all('.opp').flatMap(seat => {
      const move = moveTo(session, Number(seat.dataset['about']?.split('/')[1]));
      return move === null ? [] : [as(seat, () => void session.play(move))];
    }),
    ...all('[data-touch]').map(thing => as(thing, () => thing.click())),
  ];
};

/** How long a dropped card waits there for the table to take it. */
const TAKEN = 1500;
const BACK = 180;
const goesBack = (card: HTMLElement): void => {
  const from = card.style.translate;
  card.style.translate = '';
  card.classList.remove(drag.lifted);
  if (from !== '' && motion.peek() === 'full')
    card.animate([{ translate: from }, { translate: '0 0' }], { duration: BACK, easing: 'ease-out' });
};
/** Swallows the click that follows a drag. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
};

interface Dragged {
  readonly session: Session;
  readonly hand: readonly Piece[];
  /** Picks a card, or says why it cannot be used now. */
  readonly touch: (piece: Piece) => void;
}
export const useDrag = (row: RefObject<HTMLElement | null>, dragged: Dragged): void => {
  const now = useRef(dragged);
  now.current = dragged;
  useEffect(() => {
    const own = row.current!;
    // Each in its own element, whose class no other code changes.
    const places = (): HTMLElement[] => [...own.querySelectorAll<HTMLElement>('.held')];
    const down = (event: PointerEvent): void => {
      const onCard = event.target instanceof Element ? event.target.closest('button.card') : null;
      const card = onCard?.closest<HTMLElement>('.held') ?? null;
      if (card === null || event.button !== 0 || !event.isPrimary) return;
      const { session, hand, touch } = now.current;
      own.classList.toggle(drag.scrolls, own.scrollWidth > own.clientWidth + 1);
      const by = event.pointerType === 'mouse' ? 'mouse' : 'touch';
      const from: PointerAt = { x: event.clientX, y: event.clientY };
      const held = places();
      const piece = hand[held.indexOf(card)];
      const wasPicked = piece !== undefined && session.intent.picked.peek().has(piece.key);
      let means: ReturnType<typeof meantBy> = 'tap';
      let targets: readonly Target[] = [];
      let over: Target | null = null;
      let peeked = -1;
      let isLifted = false;
      const isPicked = (): boolean => piece !== undefined && session.intent.picked.peek().has(piece.key);
      const begin = (): void => {
        dispatchEvent(new Event('lifted'));
        if (means !== 'drag' || piece === undefined) return;
        if (!wasPicked) touch(piece);
        if (!isPicked()) return;
        isLifted = true;
        card.classList.add(drag.lifted);
        targets = targetsFor(session);
        for (const { element } of targets) element.classList.add(drag.accepts);
      };
      const move = (event: PointerEvent): void => {
        const to: PointerAt = { x: event.clientX, y: event.clientY };
        if (means === 'tap') {
          means = meantBy(from, to, by);
          if (means !== 'tap') begin();
        }
        if (means === 'swipe' && !own.classList.contains(drag.scrolls)) {
          held[peeked]?.classList.remove(drag.peek);
          peeked = cardAt(
            to.x,
            held.map(each => each.getBoundingClientRect().left),
          );
          held[peeked]?.classList.add(drag.peek);
        }
        if (!isLifted) return;
        card.style.translate = `${to.x - from.x}px ${to.y - from.y}px`;
        over?.element.classList.remove(drag.over);
        over = targetAt(to, targets);
        over?.element.classList.add(drag.over);
      };
      const end = (event: PointerEvent): void => {
        for (const [name, heard] of heards) removeEventListener(name, heard);
        for (const { element } of targets) element.classList.remove(drag.accepts, drag.over);
        held[peeked]?.classList.remove(drag.peek);
        if (means === 'tap') return;
        swallowClick();
        const isDone = event.type === 'pointerup';
        const looked = hand[peeked];
        if (means === 'swipe' && isDone && looked !== undefined) touch(looked);
        if (!isLifted) return;
        if (isDone) over?.drop();
        // A card that waits for an answer still lies where it was dropped, and flies from there.
        if (isDone && over !== null && !isPicked()) {
          setTimeout(() => goesBack(card), TAKEN);
          return;
        }
        goesBack(card);
        if (over === null && !wasPicked && isPicked()) session.intent.pick(piece!.key);
      };
      const heards = [
        ['pointermove', move],
        ['pointerup', end],
        ['pointercancel', end],
      ] as const;
      for (const [name, heard] of heards) addEventListener(name, heard);
    };
    own.addEventListener('pointerdown', down);
    return () => own.removeEventListener('pointerdown', down);
  }, []);
};
