/**
 * How a Ukrainian sentence speaks of players. Names are never declined (their forms are unknown) and no verb betrays a gender: the present
 * tense does not, and where a case is needed the word "гравець" takes it.
 */
import type { VerbWords } from '../game.ts';
import { lister, seconds } from '../language.ts';
import type { Who } from '../phrase.ts';

export const list = lister('uk');
export const second = seconds('uk');

/** In the beginning of a sentence. */
export const does = (who: Who, you: string, they: string): string => (who.you ? `Ви ${you}` : `${who.name} ${they}`);
export const acts = (who: Who, verb: VerbWords): string => does(who, verb.you, verb.they);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Хто. */
export const name = (who: Who): string => (who.you ? 'ви' : `${who.name}`);
/** Кого: after "від", "до", "викликає". */
export const ofWhom = (who: Who): string => (who.you ? 'вас' : `гравця ${who.name}`);
/** Кому. */
export const toWhom = (who: Who): string => (who.you ? 'вам' : `гравцю ${who.name}`);
/** `ваш револьвер`, `револьвер гравця Jesse`: the noun, with the pronoun that agrees with it. */
export const owned = (who: Who, pronoun: string, noun: string): string =>
  who.you ? `${pronoun} ${noun}` : `${noun} гравця ${who.name}`;
