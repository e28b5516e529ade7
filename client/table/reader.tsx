/**
 * A card that is too small to be read is read here: whole, beside the pointer while it rests on the card, or as a sheet after a long touch or
 * the key I. Whatever shows a card says so with `data-read`.
 */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog, sheets } from '../shell/dialog.tsx';
import { say } from '../shell/words.ts';
import './reader.css';

type Shown =
  | { readonly how: 'beside'; readonly face: string; readonly left: number; readonly top: number }
  | { readonly how: 'sheet'; readonly face: string };
const shown = signal<Shown | null>(null);
/** A pointer that rests so long wants to read; a finger, a little longer. */
const REST = 380;
const HOLD = 480;
const WIDE = 470;
const TALL = 380;

export const read = (face: string): void => {
  shown.value = { how: 'sheet', face };
};
const close = (): void => {
  shown.value = null;
};
const readable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-read]') : null;
const beside = (element: HTMLElement): void => {
  const { left, right, top } = element.getBoundingClientRect();
  const fits = right + 12 + WIDE < innerWidth;
  shown.value = {
    how: 'beside',
    face: element.dataset['read']!,
    left: fits ? right + 12 : Math.max(8, left - 12 - WIDE),
    top: Math.max(8, Math.min(top - 40, innerHeight - TALL - 8)),
  };
};
/** The pointer rests, a finger stays, a key is pressed. */
const useReading = (): void => {
  useEffect(() => {
    let timer = 0;
    let held = false;
    const quiet = (): void => clearTimeout(timer);
    const over = (event: PointerEvent): void => {
      quiet();
      const card = readable(event.target);
      if (shown.peek()?.how === 'beside') close();
      if (event.pointerType !== 'mouse' || card === null || event.buttons > 0 || sheets.peek() > 0) return;
      timer = window.setTimeout(() => beside(card), REST);
    };
    const down = (event: PointerEvent): void => {
      quiet();
      held = false;
      if (shown.peek()?.how === 'beside') close();
      const card = readable(event.target);
      if (event.pointerType === 'mouse' || card === null) return;
      timer = window.setTimeout(() => {
        held = true;
        read(card.dataset['read']!);
      }, HOLD);
    };
    // A finger that stayed has read, and picks nothing.
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (shown.peek()?.how === 'beside') close();
      const card = readable(document.activeElement);
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || card === null) return;
      event.preventDefault();
      read(card.dataset['read']!);
    };
    const options = { capture: true };
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down);
    for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) addEventListener(end, quiet, options);
    addEventListener('click', click, options);
    addEventListener('keydown', key);
    return () => {
      quiet();
      close();
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down);
      for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) removeEventListener(end, quiet, options);
      removeEventListener('click', click, options);
      removeEventListener('keydown', key);
    };
  }, []);
};

interface ReaderProps {
  readonly title: string;
  readonly Reading: ComponentType<{ readonly face: string }>;
}
export const Reader = ({ title, Reading }: ReaderProps): JSX.Element | null => {
  useReading();
  const now = shown.value;
  if (now === null) return null;
  if (now.how === 'beside')
    return (
      <div class="bill beside" style={{ left: `${now.left}px`, top: `${now.top}px` }} aria-hidden="true">
        <Reading face={now.face} />
      </div>
    );
  return (
    <Dialog title={title} close={close}>
      <Reading face={now.face} />
      <button type="button" class="btn go" onClick={close}>
        {say().ui.close}
      </button>
    </Dialog>
  );
};
