/** What is wrong with a deck, in words: from how the table names a fault, `TYPE_EXCESS character 38 37`, to a sentence. */
import { isFace } from '../faces.ts';
import type { CardTexts } from './cards.ts';
import type { DecksWords, Terms } from './shape.ts';

export interface DeckWords {
  readonly faults: DecksWords['faults'];
  readonly terms: Pick<Terms, 'types' | 'decks'>;
  readonly cards: CardTexts;
}
type Sentence = (...parts: readonly (string | number)[]) => string;

/** Null where the table names no fault of a deck so. */
export const faultSaid = ({ faults, terms: { types }, cards }: DeckWords, text: string): string | null => {
  const [fault = '', ...parts] = text.split(' ');
  if (!Object.hasOwn(faults, fault)) return null;
  const named: { readonly [type: string]: string } = types;
  const said = parts.map(part => {
    if (isFace(part)) return cards[part].name;
    return Object.hasOwn(named, part) ? named[part]! : part;
  });
  const key = fault === 'UNKNOWN_CARD' && parts.length > 1 ? 'TAKEN_OUT' : (fault as keyof typeof faults);
  return (faults[key] as Sentence)(...said.map(part => (/^\d+$/.test(part) ? Number(part) : part)));
};
/** `mcready: DECK_SIZE 63 62; UNKNOWN_CARD john-wayne`; null where a refusal is about something else. */
export const deckDetail =
  (words: DeckWords) =>
  (about: string): string | null => {
    const [, side, faults] = /^(\w+): (.+)$/s.exec(about) ?? [];
    if ((side !== 'colty' && side !== 'mcready') || faults === undefined) return null;
    const said = faults.split('; ').map(fault => faultSaid(words, fault) ?? fault);
    return `${words.terms.decks[side]}: ${said.join(' ')}`;
  };
