/** Dice in an English sentence: `3 fours`. */
import { counted } from '../../../../words/language.ts';

const faces = ['one', 'two', 'three', 'four', 'five', 'six'].map(one =>
  counted('en', { one, other: one === 'six' ? 'sixes' : `${one}s` }),
);
export const dice = (count: number, face: number): string => faces[face - 1]!(count);
export const counts = counted('en', { one: 'die', other: 'dice' });
