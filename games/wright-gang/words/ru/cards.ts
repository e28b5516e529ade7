/** Cards of Wright Brothers' Gang inside a Russian sentence. */

import { counted, plural } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { list } from '../../../../words/ru/grammar.ts';
import type { WrightFace } from '../../zones.ts';

/** What is it; what does one take; and how it is counted: one, two, five. */
type Declined = readonly [is: string, takes: string, few: string, many: string];
const faces: { readonly [F in WrightFace]: Declined } = {
  1: ['единица', 'единицу', 'единицы', 'единиц'],
  2: ['двойка', 'двойку', 'двойки', 'двоек'],
  3: ['тройка', 'тройку', 'тройки', 'троек'],
  4: ['четвёрка', 'четвёрку', 'четвёрки', 'четвёрок'],
  5: ['пятёрка', 'пятёрку', 'пятёрки', 'пятёрок'],
  6: ['шестёрка', 'шестёрку', 'шестёрки', 'шестёрок'],
  7: ['семёрка', 'семёрку', 'семёрки', 'семёрок'],
  joker: ['джокер', 'джокера', 'джокера', 'джокеров'],
  miss: ['промах', 'промах', 'промаха', 'промахов'],
  swap: ['«подмена»', '«подмену»', 'карты «подмена»', 'карт «подмена»'],
  sidekick: ['помощник', 'помощника', 'помощника', 'помощников'],
  'war-party': ['«индейцы»', '«индейцев»', 'карты «индейцы»', 'карт «индейцы»'],
  sheriff: ['шериф', 'шерифа', 'шерифа', 'шерифов'],
};
const more = plural('ru', { one: 'карта', few: 'карты', many: 'карт' });
const moreTaken = plural('ru', { one: 'карту', few: 'карты', many: 'карт' });

const phrase = ({ known, hidden, count }: Cards<WrightFace>, form: 0 | 1, noun: (n: number) => string): string => {
  if (count === 0) return 'ни одной карты';
  const named = known.map(([face, copies]) => {
    const declined = faces[face];
    const of = plural('ru', { one: declined[form], few: declined[2], many: declined[3] })(copies);
    return copies === 1 ? of : `${copies} ${of}`;
  });
  const back = hidden === 1 ? noun(1) : `${hidden} ${noun(hidden)}`;
  if (hidden === 0) return list(named);
  return named.length > 0 ? list([...named, `ещё ${back}`]) : back;
};
/** Кто, что: `шестёрка и 2 джокера`, `карта`, `2 карты`. */
export const cards = (moved: Cards<WrightFace>): string => phrase(moved, 0, more);
/** Кого, что: `шестёрку и 2 джокера`, `карту`, `2 карты`. */
export const taken = (moved: Cards<WrightFace>): string => phrase(moved, 1, moreTaken);
export const counts = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
export const countsTaken = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });
/** `: шестёрка и джокер`, when the reader knows any of them. */
export const namely = (moved: Cards<WrightFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
