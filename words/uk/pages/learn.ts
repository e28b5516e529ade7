/** The words of the school and the rulebook in Ukrainian. */
import { counted } from '../../language.ts';
import type { PageWords } from '../../pages.ts';

const rules = counted('uk', { one: 'правило', few: 'правила', many: 'правил' });
const minutes = counted('uk', { one: 'хвилина', few: 'хвилини', many: 'хвилин' });

export const words: PageWords['learn'] = {
  title: game => `Правила: ${game}`,
  lead: 'Спершу уроки за справжнім столом, потім усі правила. Квапити вас тут нема кому.',
  noLessons: 'Уроків із цієї гри поки немає, але всі її правила тут.',
  lessons: 'Уроки',
  number: n => `Урок ${n}`,
  of: (n, all) => `Урок ${n} з ${all}`,
  minutes,
  begin: 'Почати',
  again: 'Ще раз',
  done: 'пройдено',
  playNow: 'Грати',
  step: (n, all) => `Крок ${n} з ${all}`,
  goOn: 'Далі',
  ready: 'Зрозуміло',
  retry: 'Спробувати ще раз',
  skip: 'Йти далі',
  next: 'Наступний урок',
  all: 'Усі уроки',
  leave: 'Піти з уроку',
  teacher: 'Учитель',
  othersPlay: 'Ходять інші…',
  otherwise: 'Правила це дозволяють, але урок про інше.',
  finished: 'Оце й увесь урок.',
  finishedAll: 'Більше вчити нема чого. Сідайте й грайте.',
  broken: 'Урок зірвався.',
  book: 'Усі правила',
  bookAbout: 'Кожне правило має номер, на нього посилаються стіл і журнал. Своїми словами, але повністю.',
  chapters: 'Розділи',
  search: 'Знайти правило',
  searchHint: 'слово або номер',
  found: n => `Знайдено: ${rules(n)}`,
  foundNone: 'Про це правила мовчать.',
  count: rules,
  clear: 'Прибрати пошук',
  from: {
    house: 'Рішення столу',
    analogy: 'За аналогією',
    known: 'Відомо',
    mixed: 'Книга і стіл',
  },
  fromAbout: {
    house: 'Друковані правила про це мовчать: так вирішує наш стіл.',
    analogy: 'Друковані правила про це мовчать: так випливає з іншого їхнього правила.',
    known: 'Відомо з відкритих джерел, а не з книги, яка в нас є.',
    mixed: 'Почасти надруковано чи відомо, почасти вирішено нами.',
  },
  unmarked: 'Правила без позначки надруковано в книзі.',
  option: name => `Змінюється за столом: ${name}`,
  example: 'Приклад',
  linkTo: rule => `Посилання на правило ${rule}`,
};
