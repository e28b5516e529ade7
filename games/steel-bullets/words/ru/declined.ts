/** Cards of Steel Bullets inside a Russian sentence. */

import type { Cards } from '../../../../words/phrase.ts';
import { inSentence, noun } from '../../../../words/ru/cards.ts';
import { isRevolver } from '../../faces.ts';
import type { BulletsFace } from '../../zones.ts';
import { cards as texts } from './cards.ts';
import { names } from './names.ts';

/** What it is, or what one takes; what the cylinder holds is the same in both. */
const quoted = (face: BulletsFace, form: 'name' | 'taken'): string =>
  `«${isRevolver(face) ? names.faces[face] : texts[face][form]}»`;
export const is = (face: BulletsFace): string => quoted(face, 'name');
export const takes = (face: BulletsFace): string => quoted(face, 'taken');

const named =
  (form: 'name' | 'taken') =>
  (face: BulletsFace, copies: number): string =>
    copies === 1 ? quoted(face, form) : `${copies} ${noun(copies)} ${quoted(face, 'name')}`;
/** Кто, что: `«Осечка» и 2 карты «Вор»`. Кого, что: `«Осечку» и 2 карты «Вор»`. */
export const { cards, taken } = inSentence(named('name'), named('taken'));
/** A list after a colon, when the reader knows any of them. */
export const namely = (moved: Cards<BulletsFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
