/** The words of the ladder in Ukrainian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const games = counted('uk', { one: 'партія', few: 'партії', many: 'партій' });
const guests = counted('uk', { one: 'гравець', few: 'гравці', many: 'гравців' });

export const words: PageWords['ladder'] = {
  title: 'Рейтинг',
  about:
    'Сила кожного — лише оцінка. Смуга показує, де вона майже напевно лежить: що більше партій, то смуга вужча. Число — її нижній край, тому щасливий новачок не випередить того, хто грає рівно.',
  bots: 'Боти грають за тими самими правилами й стоять у рейтингу нарівні з усіма. Вони не змінюються, тож за ними зручно міряти себе.',
  totals: (played, people) => `${games(played)}, ${guests(people)}`,
  minutes: n => `у середньому ${n} хв`,
  columns: ['Місце', 'Гравець', 'Партії', 'Рейтинг', 'Імовірна сила'],
  games,
  range: (from, to) => `від ${from} до ${to}`,
  you: 'це ви',
  bot: 'бот',
  empty: 'Рейтингових партій ще ніхто не дограв. Драбина починається з вас.',
  away: 'Сервер не відповідає, тож рейтинг не показати.',
  retry: 'Ще раз',
  play: 'Відкрити стіл',
  practice: 'Спершу тренування',
  unrated: 'Тренувальні партії до рейтингу не йдуть.',
};
