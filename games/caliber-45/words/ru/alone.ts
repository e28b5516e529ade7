/** Caliber 45 for one who plays alone, in Russian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Малый куш', teaches: 'Короткая игра один на один: вооружиться, выехать, вернуться.' },
  gangs: { title: 'Две банды', teaches: 'Двое на двое: выезжайте с напарником и помните, что добыча у вас общая.' },
  short: {
    title: 'В меньшинстве',
    teaches: 'Один против двоих, зато вам нужно меньше: грабьте чаще и не ввязывайтесь в перестрелки.',
  },
  three: { title: 'Каждый за себя', teaches: 'Три банды по одному и богатый Форт-Нокс: пусть первыми стреляют другие.' },
  legend: { title: 'Миллион против Легенды', teaches: 'Весь путь целиком, и помочь некому. Конец тропы.' },
};

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
