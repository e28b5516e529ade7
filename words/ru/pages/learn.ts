/** The words of the school and the rulebook in Russian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const rules = counted('ru', { one: 'правило', few: 'правила', many: 'правил' });
const minutes = counted('ru', { one: 'минута', few: 'минуты', many: 'минут' });

export const words: PageWords['learn'] = {
  title: game => `Правила: ${game}`,
  lead: 'Сначала уроки за настоящим столом, потом все правила. Торопить вас здесь некому.',
  noLessons: 'Уроков по этой игре пока нет, но все её правила здесь.',
  lessons: 'Уроки',
  number: n => `Урок ${n}`,
  of: (n, all) => `Урок ${n} из ${all}`,
  minutes,
  begin: 'Начать',
  again: 'Ещё раз',
  done: 'пройден',
  playNow: 'Играть',
  step: (n, all) => `Шаг ${n} из ${all}`,
  goOn: 'Дальше',
  ready: 'Понятно',
  retry: 'Попробовать снова',
  skip: 'Идти дальше',
  next: 'Следующий урок',
  all: 'Все уроки',
  leave: 'Уйти с урока',
  teacher: 'Учитель',
  othersPlay: 'Ходят другие…',
  otherwise: 'Правила это разрешают, но урок о другом.',
  finished: 'Вот и весь урок.',
  finishedAll: 'Больше учить нечему. Садитесь и играйте.',
  broken: 'Урок сорвался.',
  book: 'Все правила',
  bookAbout: 'У каждого правила есть номер, на него ссылаются стол и журнал. Своими словами, но полностью.',
  chapters: 'Главы',
  search: 'Найти правило',
  searchHint: 'слово или номер',
  found: n => `Нашлось: ${rules(n)}`,
  foundNone: 'Об этом правила молчат.',
  count: rules,
  clear: 'Убрать поиск',
  from: {
    house: 'Решение стола',
    analogy: 'По аналогии',
    known: 'Известно',
    mixed: 'Книга и стол',
  },
  fromAbout: {
    house: 'Печатные правила об этом молчат: так решает наш стол.',
    analogy: 'Печатные правила об этом молчат: так следует из другого их правила.',
    known: 'Известно из открытых источников, а не из книги, которая у нас есть.',
    mixed: 'Отчасти напечатано или известно, отчасти решено нами.',
  },
  unmarked: 'Правила без пометки напечатаны в книге.',
  option: name => `Меняется за столом: ${name}`,
  example: 'Пример',
  linkTo: rule => `Ссылка на правило ${rule}`,
};
