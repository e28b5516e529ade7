/** What the puzzles of Caliber 45 are about, in Russian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  call: 'Идти на дело или нет',
  defend: 'Под огнём',
  meet: 'Охрана на пути',
  aim: 'В кого стрелять',
  shot: 'Стрелять или брать',
  arm: 'Вооружаться или ждать',
  rob: 'Грабить сейчас?',
  cowboy: 'Ковбой и залог',
};
