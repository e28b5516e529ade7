/** The names of Liar's dice in Russian. */
import { refusalIn } from '../../../../words/phrase.ts';
import type { LiarsNames, LiarsRefusals } from '../shape.ts';
import { counts } from './dice.ts';

const refusals: LiarsRefusals = {
  'Wait for your turn.': 'Дождитесь своего хода.',
  'A die shows one to six.': 'На кубике от одного до шести.',
  'Raise the bid: more dice, or as many of a higher face.': 'Повысьте ставку: больше кубиков или столько же, но старше.',
  'There are not that many dice in play.': 'Столько кубиков нет в игре.',
  'There is no bid to doubt yet.': 'Ставки ещё нет, не верить нечему.',
};
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
