/** Where the focus goes at a table. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keeps the focus on the table: when its element is gone, the hand gets it, or else the table. */
export const useFocusKept = (table: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const felt = table.current!;
    let had: Element | null = null;
    const focused = ({ target }: FocusEvent): void => {
      had = target as Element;
    };
    const changed = new MutationObserver(() => {
      if (had === null || had.isConnected || document.activeElement !== document.body) return;
      had = null;
      (felt.querySelector<HTMLElement>('.hand .card[tabindex="0"]') ?? felt).focus({ preventScroll: true });
    });
    changed.observe(felt, { childList: true, subtree: true });
    felt.addEventListener('focusin', focused);
    return () => {
      changed.disconnect();
      felt.removeEventListener('focusin', focused);
    };
  }, []);
};
/** Returns the focus from what lay over the table to its former element, or else to the table. */
export const focusBack = (had: Element | null): void => {
  const back =
    had instanceof HTMLElement && had !== document.body && had.isConnected ? had : document.querySelector<HTMLElement>('.felt');
  back?.focus({ preventScroll: true });
};
/** On touch screens a focused field opens a keyboard, which would cover the choices. */
const first = (): string => (matchMedia('(hover: none)').matches ? 'button' : 'button, input');
/** Focuses the first answer of a list when it appears, and at every new question; not without a question. */
export const useFirstFocus = (question: string | null): RefObject<HTMLFieldSetElement | null> => {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (question !== null) list.current?.querySelector<HTMLElement>(first())?.focus({ preventScroll: true });
  }, [question]);
  return list;
};
