/** Sets of words that this browser remembers, each under a name: lessons that were gone through, puzzles that were solved. */
import { signal } from '@preact/signals';
import { recall, remember } from './settings.ts';

/** Counts changes, so that what was drawn from a set is drawn again. */
const changes = signal(0);

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
