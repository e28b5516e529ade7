/** Cards of Steel Bullets inside a Ukrainian sentence. */

import { counted, plural } from '../../../../words/language.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { list } from '../../../../words/uk/grammar.ts';
import { isRevolver } from '../../faces.ts';
import type { BulletsFace } from '../../zones.ts';
import { cards as texts } from './cards.ts';
import { names } from './names.ts';

/** What it is, or what one takes; what the cylinder holds is the same in both. */
const quoted = (face: BulletsFace, form: 'name' | 'taken'): string =>
  `«${isRevolver(face) ? names.faces[face] : texts[face][form]}»`;
export const is = (face: BulletsFace): string => quoted(face, 'name');
export const takes = (face: BulletsFace): string => quoted(face, 'taken');

const more = plural('uk', { one: 'картка', few: 'картки', many: 'карток' });
const moreTaken = plural('uk', { one: 'картку', few: 'картки', many: 'карток' });
export const countsTaken = counted('uk', { one: 'картку', few: 'картки', many: 'карток' });

const phrase = ({ known, hidden, count }: Cards<BulletsFace>, form: 'name' | 'taken', noun: (n: number) => string): string => {
  if (count === 0) return 'жодної картки';
  const named = known.map(([face, copies]) =>
    copies === 1 ? quoted(face, form) : `${copies} ${more(copies)} ${quoted(face, 'name')}`,
  );
  const back = hidden === 1 ? noun(1) : `${hidden} ${noun(hidden)}`;
  if (hidden === 0) return list(named);
  return named.length > 0 ? list([...named, `ще ${back}`]) : back;
};
/** Хто, що: `«Осічка» і 2 картки «Крадій»`. */
export const cards = (moved: Cards<BulletsFace>): string => phrase(moved, 'name', more);
/** Кого, що: `«Осічку» і 2 картки «Крадій»`. */
export const taken = (moved: Cards<BulletsFace>): string => phrase(moved, 'taken', moreTaken);
/** A list after a colon, when the reader knows any of them. */
export const namely = (moved: Cards<BulletsFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
