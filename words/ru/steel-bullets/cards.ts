/** Cards of Steel Bullets inside a Russian sentence. */
import type { Face } from '../../../games/steel-bullets/zones.ts';
import { counted, plural } from '../../language.ts';
import type { Cards } from '../../phrase.ts';
import { list } from '../grammar.ts';

/** What is it, and what does one play. */
type Declined = readonly [is: string, takes: string];
const faces: { readonly [F in Face]: Declined } = {
  lawyer: ['Адвокат', 'Адвоката'],
  medium: ['Медиум', 'Медиума'],
  panic: ['Паника', 'Панику'],
  nerves: ['Стальные нервы', 'Стальные нервы'],
  hat: ['Шляпа', 'Шляпу'],
  thief: ['Вор', 'Вора'],
  cardsharp: ['Шулер', 'Шулера'],
  misfire: ['Осечка', 'Осечку'],
  will: ['Завещание', 'Завещание'],
  click: ['Клац-клац', 'Клац-клац'],
  bang: ['Бабах!', 'Бабах!'],
};
const quoted = (face: Face, form: 0 | 1): string => `«${faces[face][form]}»`;
export const is = (face: Face): string => quoted(face, 0);
export const takes = (face: Face): string => quoted(face, 1);

const more = plural('ru', { one: 'карта', few: 'карты', many: 'карт' });
const moreTaken = plural('ru', { one: 'карту', few: 'карты', many: 'карт' });
export const countsTaken = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });

const phrase = ({ known, hidden, count }: Cards, form: 0 | 1, noun: (n: number) => string): string => {
  if (count === 0) return 'ни одной карты';
  const named = known.map(([face, copies]) =>
    copies === 1 ? quoted(face as Face, form) : `${copies} ${more(copies)} ${quoted(face as Face, 0)}`,
  );
  const back = hidden === 1 ? noun(1) : `${hidden} ${noun(hidden)}`;
  if (hidden === 0) return list(named);
  return named.length > 0 ? list([...named, `ещё ${back}`]) : back;
};
/** Кто, что: `«Осечка» и 2 карты «Вор»`. */
export const cards = (moved: Cards): string => phrase(moved, 0, more);
/** Кого, что: `«Осечку» и 2 карты «Вор»`. */
export const taken = (moved: Cards): string => phrase(moved, 1, moreTaken);
/** A list after a colon, when the reader knows any of them. */
export const namely = (moved: Cards): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
