/** Revolver for one who plays alone, in Ukrainian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  law: { title: 'На боці закону', teaches: 'Зіграйте партію за Макреді: спершу накопичуйте вогневу міць, потім нападайте.' },
  gang: { title: 'На боці банди', teaches: 'Тепер за Колті: досить утекти, вигравати кожну сутичку не треба.' },
  decks: { title: 'Інша колода', teaches: 'Готові колоди із засідками: дорога та сама, карти інші. Спершу прочитайте їх.' },
  legend: {
    title: 'Легенда в бігах',
    teaches: 'Найсильніший ватажок із усіх. Візьміть Колті, перш ніж він сяде на поїзд. Кінець стежки.',
  },
};

export const themes: ThemeWords = {
  card: 'Яку карту й куди',
  gang: 'Банда: грати чи берегти',
  law: 'Закон: грати чи берегти',
  train: 'Поїзд під укіс?',
  use: 'Застосувати чи ні',
  target: 'У кого влучити',
};
