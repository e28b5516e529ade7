/** Dice in a Ukrainian sentence: `3 четвірки`. */
import { counted } from '../../../../words/language.ts';

const faces = [
  counted('uk', { one: 'одиниця', few: 'одиниці', many: 'одиниць' }),
  counted('uk', { one: 'двійка', few: 'двійки', many: 'двійок' }),
  counted('uk', { one: 'трійка', few: 'трійки', many: 'трійок' }),
  counted('uk', { one: 'четвірка', few: 'четвірки', many: 'четвірок' }),
  counted('uk', { one: 'п’ятірка', few: 'п’ятірки', many: 'п’ятірок' }),
  counted('uk', { one: 'шістка', few: 'шістки', many: 'шісток' }),
];
export const dice = (count: number, face: number): string => faces[face - 1]!(count);
export const counts = counted('uk', { one: 'кубик', few: 'кубики', many: 'кубиків' });
