/** What the puzzles of Wright Brothers’ Gang are about, in Ukrainian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  wait: 'Стріляти чи чекати',
  lay: 'Стріляти чи класти',
  load: 'Стріляти чи зарядити',
  turn: 'Одна дія',
  ready: 'Останній заряд',
  give: 'Що віддати',
  aim: 'Чию карту скасувати',
};
