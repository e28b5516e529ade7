/** The words of the trail in Russian. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['trail'] = {
  title: 'Тропа',
  lead: 'Десять остановок от первого урока до сильнейшего соперника. Каждая открывает следующую.',
  lesson: 'Урок',
  win: 'Чтобы идти дальше, выиграйте.',
  end: 'Чтобы идти дальше, доиграйте до конца.',
  begin: 'Начать',
  again: 'Ещё раз',
  done: 'пройдено',
  closed: 'Откроется после предыдущей.',
  games: 'Тропы других игр',
  stop: n => `Остановка ${n}`,
};
