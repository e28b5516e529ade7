/** What the puzzles of Steel Bullets are about, in Ukrainian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  look: 'Дивитися чи відкривати',
  gain: 'Картки чи камера',
  dodge: 'Відкрити чи ухилитися',
  cards: 'Яка картка',
  answer: 'Відповісти чи пропустити',
  swap: 'Міняти чи лишити',
  peek: 'Куди зазирнути',
  take: 'Що взяти',
  fetch: 'Що повернути',
  bang: 'Вижити',
};
