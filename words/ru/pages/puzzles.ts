/** The words of the puzzles in Russian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const days = counted('ru', { one: 'день', few: 'дня', many: 'дней' });

const puzzles = counted('ru', { one: 'задача', few: 'задачи', many: 'задач' });
const games = counted('ru', { one: 'партии', few: 'партиях', many: 'партиях' });

export const words: PageWords['puzzles'] = {
  title: 'Задачи',
  games: 'Задачи по играм',
  ofTheDay: 'Задача дня',
  dayLead: 'Сегодня она одна для всех.',
  dayDone: 'Решена. Завтра будет новая.',
  streak: n => `${days(n)} подряд`,
  solve: 'Решать',
  look: 'Посмотреть ещё раз',
  byTheme: 'По темам',
  lead: 'Моменты из партий ботов, где один ход явно лучший. Найдите его, зная только то, что знает этот игрок.',
  toFind: n => `${n} впереди`,
  count: (solved, all) => `Решено ${solved} из ${all}`,
  nextUnsolved: 'Следующая нерешённая',
  grades: { easy: 'Простые', medium: 'Хитрые', hard: 'Трудные' },
  number: n => `Задача ${n}`,
  numberSolved: n => `Задача ${n}, решена`,
  atFirst: 'С первой попытки',
  streaks: 'Серия',
  streaksLead: 'Задачи вам по силам, одна за другой, до первой ошибки.',
  rated: rating => `Ваш рейтинг: ${rating}.`,
  unrated: left => `Рейтинга пока нет: до него ещё ${puzzles(left)}.`,
  bestStreak: n => `Лучшая серия: ${n}`,
  startStreak: 'Начать серию',
  goOn: 'Продолжить серию',
  streakAt: n => (n === 0 ? 'Серия' : `Серия: ${n}`),
  streakEnds: 'Это не лучший ход, серия окончена. Подумайте ещё.',
  own: 'Своя задача',
  file: 'Из файла сценария.',
  choose: 'Выбрать файл',
  badFile: why => `Этот файл не задача: ${why}. Нужен сценарий в JSON, где последний ход и есть решение.`,
  faults: {
    size: 'он слишком большой',
    json: 'это не JSON',
    parts: 'нужны “game”, “seats” и “script”',
    game: 'такой игры здесь нет',
    nobody: 'в его сценарии никто не ходит',
  },
  yours: 'Ваша задача',
  about: 'Задача',
  find: 'Ваш ход. Найдите лучший.',
  wrong: 'Это не лучший ход. Подумайте ещё.',
  missed: (n, best) => `Он выигрывает в ${games(n)} из 100, лучший — в ${best}.`,
  right: 'Верно:',
  rightAtFirst: 'Верно с первой попытки:',
  shown: 'Лучший ход:',
  odds: (best, second, other) => `Он выигрывает в ${games(best)} из 100; следующий, ${second}, в ${other}.`,
  over: 'Задача решена, дальше хода нет.',
  show: 'Показать',
  next: 'Следующая задача',
  all: 'Все задачи',
  leave: 'Выйти из задачи',
  broken: 'Эту задачу не удалось разложить.',
  refused: 'Правила не допускают такой стол или такие ходы; какие именно, скажет `sixgun scenario`.',
};
