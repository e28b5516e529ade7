/** Keys that do what buttons say, under any layout: a Latin letter counts as itself, any other by its key. */
import { signal } from '@preact/signals';
import { language } from '../shell/settings.ts';

const LATIN = 'qwertyuiopasdfghjklzxcvbnm';
/** The letters on the same keys, in the same order. */
const CYRILLIC = { ru: 'йцукенгшщзфывапролдячсмить', uk: 'йцукенгшщзфівапролдячсмить' } as const;

const isLatin = (letter: string): boolean => /^[a-z]$/i.test(letter);
const isLetter = (letter: string): boolean => /^\p{L}$/u.test(letter);

/** The player's layout, as far as a pressed key has shown it. */
const types = signal<'latin' | 'cyrillic' | null>(null);
addEventListener('keydown', ({ key }) => {
  if (isLetter(key)) types.value = isLatin(key) ? 'latin' : 'cyrillic';
});

/** True where letters are text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
/** Is this the key that an action names, as `KeyboardEvent.key` in lower case? */
export const isKey = ({ key, code }: KeyboardEvent, named: string): boolean =>
  isLatin(named) && !isLatin(key) ? code === `Key${named.toUpperCase()}` : key.toLowerCase() === named;

const names: { readonly [key: string]: string } = { escape: 'Esc', enter: 'Enter', ' ': 'Space' };
/** The letter printed on that key: of the layout in use, or until a key is pressed, of the reader's language. */
export const keyName = (key: string): string => {
  const spoken = language.value;
  const cyrillic = spoken === 'en' || types.value === 'latin' ? undefined : CYRILLIC[spoken][LATIN.indexOf(key)];
  return names[key] ?? (cyrillic ?? key).toUpperCase();
};
