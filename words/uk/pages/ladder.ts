/** The words of the ladder in Ukrainian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const games = counted('uk', { one: 'партія', few: 'партії', many: 'партій' });
const guests = counted('uk', { one: 'гравець', few: 'гравці', many: 'гравців' });

export const words: PageWords['ladder'] = {
  title: 'Рейтинг',
  about:
    'Сила кожного — лише оцінка. Число — її середина, а смуга показує, де вона майже напевно лежить: що більше партій, то смуга вужча. Місце — за нижнім краєм смуги, тому щасливий новачок не випередить того, хто грає рівно.',
  counts: ({ people, together, each }) =>
    `До рейтингу йдуть партії за відкритими столами, з годинником і без ботів. Ви з’явитеся тут, коли зіграєте з ${people} різними людьми; за добу зараховують ${games(together)} з тією самою людиною, а загалом — ${games(each)}.`,
  totals: (played, people) => `${games(played)}, ${guests(people)}`,
  minutes: n => `у середньому ${n} хв`,
  columns: ['Місце', 'Гравець', 'Партії', 'Рейтинг', 'Імовірна сила'],
  games,
  range: (from, to) => `від ${from} до ${to}`,
  you: 'це ви',
  empty: 'Рейтингових партій ще ніхто не дограв. Рейтинг почнеться з вас.',
  away: 'Сервер не відповідає, тож рейтинг не показати.',
  retry: 'Ще раз',
  play: 'Відкрити стіл',
  practice: 'Спершу тренування',
  unrated: 'Тренувальні партії до рейтингу не йдуть.',
};
