/** What the puzzles of Caliber 45 are about, in Ukrainian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  call: 'Їхати чи лишитися',
  defend: 'Під вогнем',
  meet: 'Охорона на шляху',
  aim: 'У кого стріляти',
  shot: 'Стріляти чи брати',
  arm: 'Озброюватися чи чекати',
  rob: 'Грабувати зараз?',
  cowboy: 'Ковбой і застава',
};
