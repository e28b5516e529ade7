/** Cards of Wright Brothers' Gang inside a Ukrainian sentence. */

import { counted, plural } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { list } from '../../../../words/uk/grammar.ts';
import type { WrightFace } from '../../zones.ts';

/** What is it; what does one take; and how it is counted: one, two, five. */
type Declined = readonly [is: string, takes: string, few: string, many: string];
const faces: { readonly [F in WrightFace]: Declined } = {
  1: ['одиниця', 'одиницю', 'одиниці', 'одиниць'],
  2: ['двійка', 'двійку', 'двійки', 'двійок'],
  3: ['трійка', 'трійку', 'трійки', 'трійок'],
  4: ['четвірка', 'четвірку', 'четвірки', 'четвірок'],
  5: ['п’ятірка', 'п’ятірку', 'п’ятірки', 'п’ятірок'],
  6: ['шістка', 'шістку', 'шістки', 'шісток'],
  7: ['сімка', 'сімку', 'сімки', 'сімок'],
  joker: ['джокер', 'джокера', 'джокери', 'джокерів'],
  miss: ['промах', 'промах', 'промахи', 'промахів'],
  swap: ['«підміна»', '«підміну»', 'карти «підміна»', 'карт «підміна»'],
  sidekick: ['помічник', 'помічника', 'помічники', 'помічників'],
  'war-party': ['«індіанці»', '«індіанців»', 'карти «індіанці»', 'карт «індіанці»'],
  sheriff: ['шериф', 'шерифа', 'шерифи', 'шерифів'],
};
const more = plural('uk', { one: 'карта', few: 'карти', many: 'карт' });
const moreTaken = plural('uk', { one: 'карту', few: 'карти', many: 'карт' });

const phrase = ({ known, hidden, count }: Cards<WrightFace>, form: 0 | 1, noun: (n: number) => string): string => {
  if (count === 0) return 'жодної карти';
  const named = known.map(([face, copies]) => {
    const declined = faces[face];
    const of = plural('uk', { one: declined[form], few: declined[2], many: declined[3] })(copies);
    return copies === 1 ? of : `${copies} ${of}`;
  });
  const back = hidden === 1 ? noun(1) : `${hidden} ${noun(hidden)}`;
  if (hidden === 0) return list(named);
  return named.length > 0 ? list([...named, `ще ${back}`]) : back;
};
/** Хто, що: `шістка і 2 джокери`, `карта`, `2 карти`. */
export const cards = (moved: Cards<WrightFace>): string => phrase(moved, 0, more);
/** Кого, що: `шістку і 2 джокери`, `карту`, `2 карти`. */
export const taken = (moved: Cards<WrightFace>): string => phrase(moved, 1, moreTaken);
export const counts = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
export const countsTaken = counted('uk', { one: 'карту', few: 'карти', many: 'карт' });
/** `: шістка і джокер`, when the reader knows any of them. */
export const namely = (moved: Cards<WrightFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
