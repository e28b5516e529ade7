/** Caliber 45 for one who plays alone, in Ukrainian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Малий куш', teaches: 'Коротка гра один на один: озброїтися, виїхати, повернутися.' },
  gangs: { title: 'Дві банди', teaches: 'Двоє на двох: виїжджайте з напарником і пам’ятайте, що здобич у вас спільна.' },
  short: { title: 'У меншості', teaches: 'Один проти двох, зате вам треба менше: грабуйте частіше й не встрявайте в перестрілки.' },
  three: { title: 'Кожен за себе', teaches: 'Три банди по одному й багатий Форт-Нокс: хай першими стріляють інші.' },
  legend: { title: 'Мільйон проти Легенди', teaches: 'Увесь шлях, і допомогти нікому. Кінець стежки.' },
};

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
