/** How an English sentence speaks of players. */
import type { VerbWords } from '../game.ts';
import { lister, seconds } from '../language.ts';
import type { Who } from '../phrase.ts';

export const list = lister('en');
export const second = seconds('en');
const article = (word: string): string => (/^[AEIOU8]/i.test(word) ? 'an' : 'a');

/** At the beginning of a sentence; a name keeps the letter that its owner gave it. */
export const does = (who: Who, you: string, they: string): string => (who.you ? `You ${you}` : `${who.name} ${they}`);
export const acts = (who: Who, verb: VerbWords): string => does(who, verb.you, verb.they);
export const yours = (who: Who): string => (who.you ? 'Your' : `${who.name}’s`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Anywhere else. */
export const whom = (who: Who): string => (who.you ? 'you' : `${who.name}`);
export const whose = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);

/** `a 6`, `two Jokers`. */
const words = ['no', '', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const some = (n: number, one: string, many: string): string =>
  n === 1 ? `${article(one)} ${one}` : `${words[n] ?? n} ${many}`;
