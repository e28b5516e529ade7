/** The words of the ladder in Russian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const games = counted('ru', { one: 'партия', few: 'партии', many: 'партий' });
const guests = counted('ru', { one: 'игрок', few: 'игрока', many: 'игроков' });

export const words: PageWords['ladder'] = {
  title: 'Рейтинг',
  about:
    'Сила каждого — только оценка. Полоса показывает, где она почти наверняка лежит: чем больше партий, тем полоса у́же. Число — её нижний край, поэтому везучий новичок не обгонит того, кто играет ровно.',
  bots: 'Боты играют по тем же правилам и стоят в рейтинге наравне со всеми. Они не меняются, и по ним удобно мерить себя.',
  totals: (played, people) => `${games(played)}, ${guests(people)}`,
  minutes: n => `в среднем ${n} мин`,
  columns: ['Место', 'Игрок', 'Партии', 'Рейтинг', 'Вероятная сила'],
  games,
  range: (from, to) => `от ${from} до ${to}`,
  you: 'это вы',
  bot: 'бот',
  empty: 'Рейтинговых партий ещё никто не доиграл. Лестница начинается с вас.',
  away: 'Сервер не отвечает, и рейтинг не показать.',
  retry: 'Ещё раз',
  play: 'Открыть стол',
  practice: 'Сначала тренировка',
  unrated: 'Тренировочные партии в рейтинг не идут.',
};
