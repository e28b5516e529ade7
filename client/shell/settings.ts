/** What a player has chosen: language, light, sound, motion, name. Kept in the browser where it lets us, else for this visit only. */
import { effect, type Signal, signal } from '@preact/signals';
import { guessLanguage, type Language, languages } from '../../words/language.ts';

export const themes = ['noon', 'dusk'] as const;
export type Theme = (typeof themes)[number];

const PREFIX = 'sixgun:';
/** Storage may be switched off or full; then nothing is remembered, and nothing breaks. */
export const recall = (name: string): string | null => {
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
  } catch {}
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
export const motion: Signal<'full' | 'reduced'> = kept(
  'motion',
  oneOf(['full', 'reduced'], () => (prefers('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full')),
);
/** How long bots of a practice table think. */
export const pace: Signal<'leisure' | 'quick'> = kept(
  'pace',
  oneOf(['leisure', 'quick'], () => 'leisure'),
);
export const playerName: Signal<string> = kept('name', text => text ?? '');

effect(() => {
  const { dataset } = document.documentElement;
  document.documentElement.lang = language.value;
  dataset['theme'] = theme.value;
  dataset['motion'] = motion.value;
});
