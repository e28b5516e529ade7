/** The words of the puzzles in Ukrainian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const days = counted('uk', { one: 'день', few: 'дні', many: 'днів' });

const puzzles = counted('uk', { one: 'задача', few: 'задачі', many: 'задач' });
const games = counted('uk', { one: 'партії', few: 'партіях', many: 'партіях' });

export const words: PageWords['puzzles'] = {
  title: 'Задачі',
  games: 'Задачі за іграми',
  ofTheDay: 'Задача дня',
  dayLead: 'Сьогодні вона одна для всіх.',
  dayDone: 'Розв’язано. Завтра буде нова.',
  streak: n => `${days(n)} поспіль`,
  solve: 'Розв’язати',
  look: 'Глянути ще раз',
  byTheme: 'За темами',
  lead: 'Моменти з партій ботів, де один хід явно найкращий. Знайдіть його, знаючи лише те, що знає цей гравець.',
  toFind: n => `${n} попереду`,
  count: (solved, all) => `Розв’язано ${solved} з ${all}`,
  nextUnsolved: 'Наступна нерозв’язана',
  grades: { easy: 'Прості', medium: 'Хитрі', hard: 'Важкі' },
  number: n => `Задача ${n}`,
  numberSolved: n => `Задача ${n}, розв’язана`,
  atFirst: 'З першої спроби',
  streaks: 'Серія',
  streaksLead: 'Задачі вам до снаги, одна за одною, до першої помилки.',
  rated: rating => `Ваш рейтинг: ${rating}.`,
  unrated: left => `Рейтингу ще немає: до нього ще ${puzzles(left)}.`,
  bestStreak: n => `Найкраща серія: ${n}`,
  startStreak: 'Почати серію',
  goOn: 'Продовжити серію',
  streakAt: n => (n === 0 ? 'Серія' : `Серія: ${n}`),
  streakEnds: 'Це не найкращий хід, серію завершено. Подумайте ще.',
  own: 'Власна задача',
  file: 'З файлу сценарію.',
  choose: 'Обрати файл',
  badFile: why => `Цей файл не задача: ${why}. Потрібен сценарій у JSON, де останній хід і є розв’язком.`,
  faults: {
    size: 'він завеликий',
    json: 'це не JSON',
    parts: 'потрібні “game”, “seats” і “script”',
    game: 'такої гри тут немає',
    nobody: 'у його сценарії ніхто не ходить',
  },
  yours: 'Ваша задача',
  about: 'Задача',
  find: 'Ваш хід. Знайдіть найкращий.',
  wrong: 'Це не найкращий хід. Подумайте ще.',
  missed: (n, best) => `Він виграє у ${games(n)} зі 100, найкращий — у ${best}.`,
  right: 'Правильно:',
  rightAtFirst: 'Правильно з першої спроби:',
  shown: 'Найкращий хід:',
  odds: (best, second, other) => `Він виграє у ${games(best)} зі 100; наступний, ${second}, у ${other}.`,
  over: 'Задачу розв’язано, далі ходу немає.',
  show: 'Показати',
  next: 'Наступна задача',
  all: 'Усі задачі',
  leave: 'Вийти із задачі',
  broken: 'Цю задачу не вдалося розкласти.',
  refused: 'Правила не дозволяють такий стіл або такі ходи; які саме, скаже `sixgun scenario`.',
};
