/** Where the focus goes at a table. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** It stays on the table: when what had it is gone, the hand gets it, or else the table itself. */
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
/** Back from what lay over the table, to what had it before, or else to the table. */
export const focusBack = (had: Element | null): void => {
  const back =
    had instanceof HTMLElement && had !== document.body && had.isConnected ? had : document.querySelector<HTMLElement>('.felt');
  back?.focus({ preventScroll: true });
};
/** Under a finger a field that has the focus calls up a keyboard, which covers what is to be chosen from. */
const first = (): string => (matchMedia('(hover: none)').matches ? 'button' : 'button, input');
/** The first answer of a list gets it when the list is there, and again with every new question; not while there is no question. */
export const useFirstFocus = (question: string | null): RefObject<HTMLFieldSetElement | null> => {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (question !== null) list.current?.querySelector<HTMLElement>(first())?.focus({ preventScroll: true });
  }, [question]);
  return list;
};
