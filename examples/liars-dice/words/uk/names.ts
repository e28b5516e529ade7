/** The names of Liar's dice in Ukrainian, and how dice are counted. */

import { counted } from '../../../../words/language.ts';
import { refusalIn } from '../../../../words/phrase.ts';
import type { LiarsNames, LiarsRefusals } from '../shape.ts';

const refusals: LiarsRefusals = {
  'Wait for your turn.': 'Дочекайтеся свого ходу.',
  'A die shows one to six.': 'На кубику від одного до шести.',
  'Raise the bid: more dice, or as many of a higher face.': 'Підвищте ставку: більше кубиків або стільки ж, але старших.',
  'There are not that many dice in play.': 'Стільки кубиків немає в грі.',
  'There is no bid to doubt yet.': 'Ставки ще немає, не вірити нема чому.',
};
/** Dice in a sentence: `3 четвірки`. */
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

export const names: LiarsNames = {
  name: 'Кості брехуна',
  about: 'Усі кидають потай. Підвищуйте ставку або ловіть на блефі.',
  zones: { box: 'коробка' },
  facts: { dice: 'скільки кубиків лишилося', active: 'чий хід', bid: 'ставка' },
  verbs: {
    bid: { button: 'Поставити', you: 'ставите', they: 'ставить' },
    doubt: { button: 'Не вірю!', you: 'не вірите', they: 'не вірить' },
  },
  questions: { bid: { asked: 'Підвищте ставку або скажіть «Не вірю!».', others: name => `${name} думає над ставкою.` } },
  options: { dice: { name: 'Кубики', about: 'Скільки кубиків у кожного на початку.', value: counts } },
  endings: { 'last-dice': 'кубики лишилися в одного гравця' },
  bots: { counter: { name: 'Рахівник', plays: 'рахує свої кубики й прикидає чужі' } },
  points: counts,
  refusal: refusalIn(refusals),
};
