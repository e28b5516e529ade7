/** The words of the ladder in Russian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const games = counted('ru', { one: 'партия', few: 'партии', many: 'партий' });
const guests = counted('ru', { one: 'игрок', few: 'игрока', many: 'игроков' });

export const words: PageWords['ladder'] = {
  title: 'Рейтинг',
  about:
    'Сила каждого — только оценка. Число — её середина, а полоса показывает, где она почти наверняка лежит: чем больше партий, тем полоса у́же. Место — по нижнему краю полосы, поэтому везучий новичок не обгонит того, кто играет ровно.',
  counts: ({ people, together, each }) =>
    `В рейтинг идут партии за открытыми столами, с часами и без ботов. Вы появитесь здесь, когда сыграете с ${people} разными людьми; за сутки в зачёт идут ${games(together)} с одним и тем же человеком, а всего — ${games(each)}.`,
  totals: (played, people) => `${games(played)}, ${guests(people)}`,
  minutes: n => `в среднем ${n} мин`,
  columns: ['Место', 'Игрок', 'Партии', 'Рейтинг', 'Вероятная сила'],
  games,
  range: (from, to) => `от ${from} до ${to}`,
  you: 'это вы',
  empty: 'Рейтинговых партий ещё никто не доиграл. Рейтинг начнётся с вас.',
  away: 'Сервер не отвечает, и рейтинг не показать.',
  retry: 'Ещё раз',
  play: 'Открыть стол',
  practice: 'Сначала тренировка',
  unrated: 'Тренировочные партии в рейтинг не идут.',
};
