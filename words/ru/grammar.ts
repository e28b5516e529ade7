/**
 * How a Russian sentence speaks of players. Names are never declined (their forms are unknown) and no verb betrays a gender: the present
 * tense does not, and where a case is needed the word "игрок" takes it.
 */
import type { VerbWords } from '../game.ts';
import { lister, seconds } from '../language.ts';
import type { Who } from '../phrase.ts';

export const list = lister('ru');
export const second = seconds('ru');

/** In the beginning of a sentence. */
export const does = (who: Who, you: string, they: string): string => (who.you ? `Вы ${you}` : `${who.name} ${they}`);
export const acts = (who: Who, verb: VerbWords): string => does(who, verb.you, verb.they);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Кто. */
export const name = (who: Who): string => (who.you ? 'вы' : `${who.name}`);
/** Кого, кому: after "от", "к", "вызывает". */
export const ofWhom = (who: Who): string => (who.you ? 'вас' : `игрока ${who.name}`);
export const toWhom = (who: Who): string => (who.you ? 'вам' : `игроку ${who.name}`);
/** `ваш револьвер`, `револьвер игрока Jesse`: the noun, with the pronoun that agrees with it. */
export const owned = (who: Who, pronoun: string, noun: string): string =>
  who.you ? `${pronoun} ${noun}` : `${noun} игрока ${who.name}`;
