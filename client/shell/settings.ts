/**
 * A player's settings: language, light, sound, motion, name, face. Kept in the browser where it allows that, else for this visit only, as
 * everything else stored here.
 */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Face, isFace } from '../../wire/face.ts';
import { guessLanguage, type Language, languages } from '../../words/language.ts';

export const themes = ['noon', 'dusk'] as const;
export type Theme = (typeof themes)[number];

const PREFIX = 'sixgun:';
/** Storage may be switched off or full; then everything is kept while the page is open, and nothing breaks. */
const unstored = new Map<string, string | null>();
export const recall = (name: string): string | null => {
  const held = unstored.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};
export const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    unstored.delete(name);
  } catch {
    unstored.set(name, value);
  }
};

/** All stored values, by name. */
export const allStored = (): { readonly [name: string]: string } => {
  try {
    const own = Object.entries(localStorage).filter(([name]) => name.startsWith(PREFIX));
    return Object.fromEntries(own.map(([name, value]) => [name.slice(PREFIX.length), String(value)]));
  } catch {
    return {};
  }
};
export const forgetStored = (): void => {
  for (const name of Object.keys(allStored())) remember(name, null);
  unstored.clear();
};

const kept = <V extends string>(name: string, read: (text: string | null) => V): Signal<V> => {
  const setting = signal(read(recall(name)));
  effect(() => {
    if (recall(name) !== setting.value) remember(name, setting.value);
  });
  return setting;
};
const oneOf =
  <V extends string>(values: readonly V[], otherwise: () => V) =>
  (text: string | null): V =>
    values.find(value => value === text) ?? otherwise();

const prefers = (query: string): boolean => matchMedia(query).matches;

export const language: Signal<Language> = kept(
  'language',
  oneOf(languages, () => guessLanguage(navigator.languages)),
);
export const theme: Signal<Theme> = kept(
  'theme',
  oneOf(themes, () => (prefers('(prefers-color-scheme: dark)') ? 'dusk' : 'noon')),
);
/** Sound is off until wanted. */
export const sound: Signal<'on' | 'off'> = kept(
  'sound',
  oneOf(['on', 'off'], () => 'off'),
);
/** Volume, from 0 to 100. */
export const volume: Signal<string> = kept('volume', text => (text !== null && /^\d{1,3}$/.test(text) ? text : '60'));
export const motion: Signal<'full' | 'reduced'> = kept(
  'motion',
  oneOf(['full', 'reduced'], () => (prefers('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full')),
);
/** Thinking time of bots at a practice table. */
export const pace: Signal<'leisure' | 'quick'> = kept(
  'pace',
  oneOf(['leisure', 'quick'], () => 'leisure'),
);
/** Does the player want notifications of their turn? The page asks only once one would have been useful. */
export const alerts: Signal<'unasked' | 'on' | 'off'> = kept(
  'alerts',
  oneOf(['unasked', 'on', 'off'], () => 'unasked'),
);
/** Calls this device should show while no page is open: their kinds, separated by spaces. */
export const calls: Signal<string> = kept('calls', text => text ?? '');
/** Help for newcomers: at the first table of a game, and at first meetings. */
export const hints: Signal<'on' | 'off'> = kept(
  'hints',
  oneOf(['on', 'off'], () => 'on'),
);
export const playerName: Signal<string> = kept('name', text => text ?? '');
/** The player's face, as stored; empty until chosen. */
const worn: Signal<string> = kept('face', text => text ?? '');
const readFace = (text: string): Face | null => {
  try {
    const face: unknown = JSON.parse(text);
    return isFace(face) ? face : null;
  } catch {
    return null;
  }
};
export const ownFace: ReadonlySignal<Face | null> = computed(() => readFace(worn.value));
export const wear = (face: Face): void => {
  worn.value = JSON.stringify(face);
};

effect(() => {
  const { dataset } = document.documentElement;
  document.documentElement.lang = language.value;
  dataset['theme'] = theme.value;
  dataset['motion'] = motion.value;
});

/** Counts changes, so that readers of a set of kept words redraw. */
const changes = signal(0);

/** Sets of words stored in this browser, each under a name: finished lessons, solved puzzles. */
export const keptWords = (name: string): ReadonlySet<string> => {
  void changes.value;
  return new Set((recall(name) ?? '').split(' ').filter(word => word !== ''));
};
export const keepWords = (name: string, words: readonly string[]): void => {
  const kept = keptWords(name);
  if (words.every(word => kept.has(word))) return;
  remember(name, [...new Set([...kept, ...words])].join(' '));
  changes.value = changes.peek() + 1;
};
export const keepWord = (name: string, word: string): void => keepWords(name, [word]);
