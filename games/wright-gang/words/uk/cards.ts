/** Cards of Wright Brothers' Gang inside a Ukrainian sentence. */

import type { Declined } from '../../../../words/declined.ts';
import type { Cards } from '../../../../words/phrase.ts';
import { declined } from '../../../../words/uk/cards.ts';
import type { WrightFace } from '../../zones.ts';

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
/** Хто, що: `шістка і 2 джокери`, `карта`, `2 карти`. Кого, що: `шістку і 2 джокери`, `карту`, `2 карти`. */
export const { cards, taken } = declined(faces);
/** `: шістка і джокер`, when the reader knows any of them. */
export const namely = (moved: Cards<WrightFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
