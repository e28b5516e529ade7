/**
 * What is too small to be read is read here: a card whole, or what a place of the table is. Beside the pointer while it rests there; as a sheet
 * after a tap on what is no button, a long touch, or the key I. A card says so with `data-read`, a place with `data-about` or `data-spot`.
 * The key I, pressed on nothing of these, lists everything.
 */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog, sheets } from '../shell/dialog.tsx';
import { say } from '../shell/words.ts';
import { explain, Topic } from './about.tsx';
import { isKey, isTyping } from './keys.ts';
import type { Session } from './session.ts';
import './reader.css';

type Subject = { readonly face: string } | { readonly place: string };
type Shown =
  | { readonly how: 'beside'; readonly subject: Subject; readonly left: number; readonly top: number }
  | { readonly how: 'sheet'; readonly subject: Subject }
  | { readonly how: 'all' };
const shown = signal<Shown | null>(null);
/** A pointer that rests this long wants to read; a finger, a little longer. */
const REST = 380;
const HOLD = 480;
const WIDE = { card: 470, topic: 330 };
const TALL = { card: 380, topic: 200 };

const open = (subject: Subject): void => {
  shown.value = { how: 'sheet', subject };
};
export const read = (face: string): void => open({ face });
export const readAll = (): void => {
  shown.value = { how: 'all' };
};
const close = (): void => {
  shown.value = null;
};
interface Found {
  readonly element: HTMLElement;
  readonly subject: Subject;
}
const placeOf = ({ dataset }: HTMLElement): string | undefined => dataset['about'] ?? dataset['spot'];
/** The nearest thing around it that can be read. */
const readable = (target: EventTarget | null, session: Session | undefined): Found | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-read], [data-about], [data-spot]') : null;
  if (element === null) return null;
  const face = element.dataset['read'];
  if (face !== undefined) return { element, subject: { face } };
  const place = placeOf(element);
  if (session !== undefined && place !== undefined && explain(session, place) !== null) return { element, subject: { place } };
  return readable(element.parentElement, session);
};
/** Every place in sight that has an explanation, each topic once. */
const allPlaces = (session: Session): readonly string[] => {
  const places = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>('main [data-about], main [data-spot]')) {
    const place = placeOf(element)!;
    const told = element.getClientRects().length === 0 ? null : explain(session, place);
    if (told !== null && !places.has(told.name)) places.set(told.name, place);
  }
  return [...places.values()];
};
const beside = ({ element, subject }: Found): void => {
  const { left, right, top } = element.getBoundingClientRect();
  const kind = 'face' in subject ? 'card' : 'topic';
  const fits = right + 12 + WIDE[kind] < innerWidth;
  shown.value = {
    how: 'beside',
    subject,
    left: fits ? right + 12 : Math.max(8, left - 12 - WIDE[kind]),
    top: Math.max(8, Math.min(top - 40, innerHeight - TALL[kind] - 8)),
  };
};
/** Where a tap has a meaning of its own. */
const TAKEN = 'button, a, input, select, textarea, label, summary, dialog, .over, .race, .why';
/** The pointer rests, a finger taps or stays, a key is pressed. */
const useReading = (session: Session | undefined): void => {
  useEffect(() => {
    let timer = 0;
    let held = false;
    // The tap that hurries a story on asks for nothing else.
    let hurried = false;
    const quiet = (): void => clearTimeout(timer);
    const over = (event: PointerEvent): void => {
      quiet();
      const found = readable(event.target, session);
      if (shown.peek()?.how === 'beside') close();
      if (event.pointerType !== 'mouse' || found === null || event.buttons > 0 || sheets.peek() > 0) return;
      timer = window.setTimeout(() => beside(found), REST);
    };
    const down = (event: PointerEvent): void => {
      quiet();
      held = false;
      hurried = session?.busy.peek() === true;
      if (shown.peek()?.how === 'beside') close();
      const found = readable(event.target, session);
      if (event.pointerType === 'mouse' || found === null) return;
      timer = window.setTimeout(() => {
        held = true;
        open(found.subject);
      }, HOLD);
    };
    const click = (event: MouseEvent): void => {
      // A finger that stayed has read, and picks nothing.
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
      if (shown.peek()?.how === 'beside') close();
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
    for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) addEventListener(end, quiet, options);
    addEventListener('click', click, options);
    addEventListener('keydown', key);
    return () => {
      quiet();
      close();
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down, options);
      for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) removeEventListener(end, quiet, options);
      removeEventListener('click', click, options);
      removeEventListener('keydown', key);
    };
  }, [session]);
};
interface ReaderProps {
  readonly title: string;
  readonly Reading: ComponentType<{ readonly face: string }>;
  /** Absent where there are only cards to read. */
  readonly session?: Session;
}
export const Reader = ({ title, Reading, session }: ReaderProps): JSX.Element | null => {
  useReading(session);
  const now = shown.value;
  if (now === null) return null;
  const inside = (subject: Subject): JSX.Element | null =>
    'face' in subject ? (
      <Reading face={subject.face} />
    ) : session === undefined ? null : (
      <Topic session={session} place={subject.place} />
    );
  if (now.how === 'beside')
    return (
      <div
        class={`bill beside ${'face' in now.subject ? '' : 'short'}`}
        style={{ left: `${now.left}px`, top: `${now.top}px` }}
        // For the eye alone: nothing in it can be pressed or reached, not even the rule that it cites.
        inert
      >
        {inside(now.subject)}
      </div>
    );
  const { ui } = say();
  return (
    <Dialog title={now.how === 'all' || !('face' in now.subject) ? ui.about.title : title} close={close}>
      {now.how === 'sheet' && inside(now.subject)}
      {now.how === 'all' && session !== undefined && (
        <div class="topics">
          {allPlaces(session).map(place => (
            <Topic key={place} session={session} place={place} />
          ))}
        </div>
      )}
      <button type="button" class="btn go" onClick={close}>
        {ui.close}
      </button>
    </Dialog>
  );
};
