/** The words of the trail in Ukrainian. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['trail'] = {
  title: 'Стежка',
  lead: 'Десять зупинок від першого уроку до найсильнішого суперника. Кожна відкриває наступну.',
  lesson: 'Урок',
  win: 'Щоб іти далі, виграйте.',
  end: 'Щоб іти далі, дограйте до кінця.',
  begin: 'Почати',
  again: 'Ще раз',
  done: 'пройдено',
  closed: 'Відкриється після попередньої.',
  games: 'Стежки інших ігор',
  stop: n => `Зупинка ${n}`,
};
