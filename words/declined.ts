/** Cards inside a sentence of a language that declines them: those that the reader knows are named, the others counted. */
import { counted, type Forms, lister, plural } from './language.ts';
import type { Cards } from './phrase.ts';

type Declining = 'ru' | 'uk';
/**
 * What a language says where no card is named: none at all, `more` before those that are left, and the noun as it is and as it is taken.
 */
export interface CardNoun<L extends Declining> {
  readonly none: string;
  readonly more: string;
  readonly is: Forms[L];
  readonly takes: Forms[L];
}
/** What it is; what a player takes; and how it is counted: two, five. */
export type Declined = readonly [is: string, takes: string, few: string, many: string];
type NameOf<F extends string> = (face: F, copies: number) => string;

/** A sentence says what they are (`cards`) or whom and what a player takes (`taken`). */
export interface InSentence<F extends string> {
  readonly cards: (moved: Cards<F>) => string;
  readonly taken: (moved: Cards<F>) => string;
}
export const declining = <L extends Declining>(language: L, words: CardNoun<L>) => {
  const list = lister(language);
  const phrase =
    <F extends string>(nameOf: NameOf<F>, noun: (n: number) => string) =>
    ({ known, hidden, count }: Cards<F>): string => {
      if (count === 0) return words.none;
      const named = known.map(([face, copies]) => nameOf(face, copies));
      const back = hidden === 1 ? noun(1) : `${hidden} ${noun(hidden)}`;
      if (hidden === 0) return list(named);
      return named.length > 0 ? list([...named, `${words.more} ${back}`]) : back;
    };
  const inSentence = <F extends string>(is: NameOf<F>, takes: NameOf<F>): InSentence<F> => ({
    cards: phrase(is, plural(language, words.is)),
    taken: phrase(takes, plural(language, words.takes)),
  });
  const formOf =
    <F extends string>(faces: { readonly [Face in F]: Declined }, form: 0 | 1): NameOf<F> =>
    (face, copies) => {
      const { [form]: one, 2: few, 3: many } = faces[face];
      const noun = plural(language, { one, few, many } as Forms[L])(copies);
      return copies === 1 ? noun : `${copies} ${noun}`;
    };
  return {
    /** Cards whose names are declined each in its own way. */
    declined: <F extends string>(faces: { readonly [Face in F]: Declined }): InSentence<F> =>
      inSentence(formOf(faces, 0), formOf(faces, 1)),
    /** Cards that are named by their game. */
    inSentence,
    noun: plural(language, words.is),
    counts: counted(language, words.is),
    countsTaken: counted(language, words.takes),
  };
};
