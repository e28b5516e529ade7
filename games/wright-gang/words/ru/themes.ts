/** What the puzzles of Wright Brothers’ Gang are about, in Russian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  wait: 'Стрелять или ждать',
  lay: 'Стрелять или класть',
  load: 'Стрелять или зарядить',
  turn: 'Одно действие',
  ready: 'Последний заряд',
  give: 'Что отдать',
  aim: 'Чью карту отменить',
};
