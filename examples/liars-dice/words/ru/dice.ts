/** Dice in a Russian sentence: `3 четвёрки`. */
import { counted } from '../../../../words/language.ts';

const faces = [
  counted('ru', { one: 'единица', few: 'единицы', many: 'единиц' }),
  counted('ru', { one: 'двойка', few: 'двойки', many: 'двоек' }),
  counted('ru', { one: 'тройка', few: 'тройки', many: 'троек' }),
  counted('ru', { one: 'четвёрка', few: 'четвёрки', many: 'четвёрок' }),
  counted('ru', { one: 'пятёрка', few: 'пятёрки', many: 'пятёрок' }),
  counted('ru', { one: 'шестёрка', few: 'шестёрки', many: 'шестёрок' }),
];
export const dice = (count: number, face: number): string => faces[face - 1]!(count);
export const counts = counted('ru', { one: 'кубик', few: 'кубика', many: 'кубиков' });
