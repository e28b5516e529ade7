/** The names of Liar's dice in Russian, and how dice are counted. */

import { counted } from '../../../../words/language.ts';
import { refusalIn } from '../../../../words/phrase.ts';
import type { LiarsNames, LiarsRefusals } from '../shape.ts';

const refusals: LiarsRefusals = {
  'Wait for your turn.': 'Дождитесь своего хода.',
  'A die shows one to six.': 'На кубике от одного до шести.',
  'Raise the bid: more dice, or as many of a higher face.': 'Повысьте ставку: больше кубиков или столько же, но старше.',
  'There are not that many dice in play.': 'Столько кубиков нет в игре.',
  'There is no bid to doubt yet.': 'Ставки ещё нет, не верить нечему.',
};
/** Dice in a sentence: `3 четвёрки`. */
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

export const names: LiarsNames = {
  name: 'Кости лжеца',
  about: 'Все бросают втайне. Повышайте ставку или ловите на блефе.',
  zones: { box: 'коробка' },
  facts: { dice: 'сколько кубиков осталось', active: 'чей ход', bid: 'ставка' },
  verbs: {
    bid: { button: 'Поставить', you: 'ставите', they: 'ставит' },
    doubt: { button: 'Не верю!', you: 'не верите', they: 'не верит' },
  },
  questions: { bid: { asked: 'Повысьте ставку или скажите «Не верю!».', others: name => `${name} думает над ставкой.` } },
  options: { dice: { name: 'Кубики', about: 'Сколько кубиков у каждого в начале.', value: counts } },
  endings: { 'last-dice': 'кубики остались у одного игрока' },
  bots: { counter: { name: 'Счетовод', plays: 'считает свои кубики и прикидывает чужие' } },
  points: counts,
  refusal: refusalIn(refusals),
};
