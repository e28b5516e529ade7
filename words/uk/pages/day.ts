/** The words of the deal of the day in Ukrainian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const days = counted('uk', { one: 'день', few: 'дні', many: 'днів' });
const moves = counted('uk', { one: 'хід', few: 'ходи', many: 'ходів' });
const hours = counted('uk', { one: 'годину', few: 'години', many: 'годин' });

export const words: PageWords['day'] = {
  title: 'Роздача дня',
  of: game => `Роздача дня: ${game}`,
  games: 'Роздачі цього дня',
  today: 'гра дня',
  lead: 'Ті самі карти й ті самі боти для всіх. До заліку йде одна спроба.',
  opponents: 'Боти',
  agreed: 'Умови',
  seed: 'Зерно',
  open: 'Роздача обчислюється з дати й не є таємницею: за цим зерном її повторить хто завгодно. На однакову гру боти відповідають однаково.',
  play: 'Грати',
  goOn: 'Продовжити',
  again: 'Ще раз, не в залік',
  look: 'Глянути на стіл',
  table: 'Таблиця дня',
  columns: ['Хто', 'Підсумок', 'Рахунок', 'Ходи'],
  you: 'Ви',
  rival: bot => `${bot} на вашому місці`,
  rivalPlays: n => (n === 0 ? 'сідає за стіл…' : `грає, уже ${moves(n)}`),
  rivalAway: 'до кінця не дограно',
  won: 'перемога',
  lost: 'поразка',
  place: (place, of) => `${place}-те місце з ${of}`,
  untried: bot => `Спершу зіграйте самі. Потім тут буде видно, як із вашими картами впорається ${bot}.`,
  begun: 'Спробу розпочато, вона йде в залік. Гра продовжиться з того самого місця.',
  once: 'До заліку йде лише перша спроба, решта — для задоволення.',
  streak: n => `${days(n)} поспіль`,
  next: n => (n === 0 ? 'Наступна роздача — упродовж години.' : `Наступна роздача — через ${hours(n)}.`),
  share: 'Поділитися',
  copied: 'Скопійовано',
  playLost: (points, within) => `За грою: втрачено ${points} ± ${within} пункту за рішення`,
  playing: done => `Дивимося, наскільки добре ви зіграли: ${done} %`,
  moves,
  forFun: 'Не в залік',
};
