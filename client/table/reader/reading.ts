/**
 * Shows in full what is too small to read: a card, a place of the table, everything in sight, or one rule of the book. Beside the pointer
 * while it rests; as a sheet after a tap outside buttons, a long touch, or the key I. A card is marked with `data-read`, a place with
 * `data-about` or `data-spot`. The key I elsewhere lists everything. This file finds what is asked about; `reader.tsx`, loaded later, draws
 * it.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sheets } from '../../shell/dialog.tsx';
import { aboutWords } from '../../shell/words.ts';
import { isKey, isTyping } from '../keys.ts';
import type { Session } from '../session/session.ts';

/** A card, or a place of the table: the first of these that has an explanation. */
export type Subject = { readonly face: string } | { readonly places: readonly string[] };
type Reading =
  | { readonly how: 'beside'; readonly subject: Subject; readonly left: number; readonly top: number }
  | { readonly how: 'sheet'; readonly subject: Subject }
  | { readonly how: 'all' };
export const reading = signal<Reading | null>(null);
export const ruleRead = signal<{ readonly game: string; readonly rule: string } | null>(null);
/** A pointer that rests this long wants an explanation; a finger, a little longer. */
const REST = 380;
const HOLD = 480;
const WIDE = { card: 470, topic: 330 };
const TALL = { card: 380, topic: 200 };

const open = (subject: Subject): void => {
  reading.value = { how: 'sheet', subject };
};
const close = (): void => {
  reading.value = null;
};
export const read = (face: string): void => open({ face });
export const readAll = (): void => {
  reading.value = { how: 'all' };
};
export const openRule = (game: string, rule: string): void => {
  ruleRead.value = { game, rule };
};
interface Found {
  readonly element: HTMLElement;
  readonly subject: Subject;
}
export const placeOf = ({ dataset }: HTMLElement): string | undefined => dataset['about'] ?? dataset['spot'];
/** Everything around it that may have an explanation, nearest first; the words, once loaded, decide which has one. */
const placesAround = (element: HTMLElement, { game }: Session): readonly string[] => {
  const places: string[] = [];
  const words = aboutWords(game.id);
  for (let around: Element | null = element; around instanceof HTMLElement; around = around.parentElement) {
    const place = placeOf(around);
    const topic = place?.split('/')[0];
    if (place !== undefined && (words === null || topic === 'seat' || words.about[topic!] !== undefined)) places.push(place);
  }
  return places;
};
/** The nearest readable thing around it. */
const readable = (target: EventTarget | null, session: Session | undefined): Found | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-read], [data-about], [data-spot]') : null;
  if (element === null) return null;
  const face = element.dataset['read'];
  if (face !== undefined) return { element, subject: { face } };
  const places = session === undefined ? [] : placesAround(element, session);
  return places.length > 0 ? { element, subject: { places } } : readable(element.parentElement, session);
};
const beside = ({ element, subject }: Found): void => {
  const { left, right, top } = element.getBoundingClientRect();
  const kind = 'face' in subject ? 'card' : 'topic';
  const fits = right + 12 + WIDE[kind] < innerWidth;
  reading.value = {
    how: 'beside',
    subject,
    left: fits ? right + 12 : Math.max(8, left - 12 - WIDE[kind]),
    top: Math.max(8, Math.min(top - 40, innerHeight - TALL[kind] - 8)),
  };
};
/** Where a tap has another meaning. */
const TAKEN = 'button, a, input, select, textarea, label, summary, dialog, .over, .race, .why';
/** The finger does not stay: it lifts, scrolls, or drags a card. */
const ENDS = ['pointerup', 'pointercancel', 'scroll', 'lifted'] as const;
/** The pointer rests, a finger taps or stays, a key is pressed. */
export const useReading = (session?: Session): void => {
  useEffect(() => {
    let timer = 0;
    let held = false;
    // A tap that hurries the story does nothing else.
    let hurried = false;
    const quiet = (): void => clearTimeout(timer);
    const over = (event: PointerEvent): void => {
      quiet();
      const found = readable(event.target, session);
      if (reading.peek()?.how === 'beside') close();
      if (event.pointerType !== 'mouse' || found === null || event.buttons > 0 || sheets.peek() > 0) return;
      timer = window.setTimeout(() => beside(found), REST);
    };
    const down = (event: PointerEvent): void => {
      quiet();
      held = false;
      hurried = session?.busy.peek() === true;
      if (reading.peek()?.how === 'beside') close();
      const found = readable(event.target, session);
      if (event.pointerType === 'mouse' || found === null) return;
      timer = window.setTimeout(() => {
        held = true;
        open(found.subject);
      }, HOLD);
    };
    const click = (event: MouseEvent): void => {
      // A long touch opens the explanation, and picks nothing.
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (hurried || !(event.target instanceof Element) || event.target.closest(TAKEN) !== null || sheets.peek() > 0) return;
      const found = readable(event.target, session);
      if (found !== null) open(found.subject);
    };
    const key = (event: KeyboardEvent): void => {
      if (reading.peek()?.how === 'beside') close();
      if (!isKey(event, 'i') || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (sheets.peek() > 0) return;
      const found = readable(document.activeElement, session);
      if (found === null && session === undefined) return;
      event.preventDefault();
      if (found === null) readAll();
      else open(found.subject);
    };
    const options = { capture: true };
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down, options);
    for (const end of ENDS) addEventListener(end, quiet, options);
    addEventListener('click', click, options);
    addEventListener('keydown', key);
    return () => {
      quiet();
      close();
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down, options);
      for (const end of ENDS) removeEventListener(end, quiet, options);
      removeEventListener('click', click, options);
      removeEventListener('keydown', key);
    };
  }, [session]);
};
