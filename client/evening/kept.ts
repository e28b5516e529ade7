/** Evenings whose link was opened here, so that the saloon can say when the next one is. */
import { keepWord, keptWords, remember } from '../shell/settings.ts';
import { type Evening, eveningOf, linkTo, moments } from './evening.ts';
import { EVENINGS } from './key.ts';

const MOST = 20;

export const keepEvening = (evening: Evening): void => keepWord(EVENINGS, linkTo(evening));
export const dropEvening = (evening: Evening): void => {
  const left = [...keptWords(EVENINGS)].filter(link => link !== linkTo(evening));
  remember(EVENINGS, left.length === 0 ? null : left.join(' '));
};
export const isKept = (evening: Evening): boolean => keptWords(EVENINGS).has(linkTo(evening));
/** The next of all that are kept, and when; null when there is none. */
export const nextEvening = (now: number): { readonly evening: Evening; readonly at: number } | null => {
  const found = [...keptWords(EVENINGS)].slice(-MOST).flatMap(link => {
    const evening = eveningOf(link.slice(link.indexOf('?')));
    const [at] = evening === null ? [] : moments(evening, now, 1);
    return evening === null || at === undefined ? [] : [{ evening, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
};
