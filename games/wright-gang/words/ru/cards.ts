/** Cards of Wright Brothers' Gang inside a Russian sentence. */

import type { Declined } from '../../../../words/declined.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { declined } from '../../../../words/ru/cards.ts';
import type { WrightFace } from '../../zones.ts';

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
/** Кто, что: `шестёрка и 2 джокера`, `карта`, `2 карты`. Кого, что: `шестёрку и 2 джокера`, `карту`, `2 карты`. */
export const { cards, taken } = declined(faces);
/** `: шестёрка и джокер`, when the reader knows any of them. */
export const namely = (moved: Cards<WrightFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
