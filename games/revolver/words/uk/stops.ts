/** What the matches on the trail of Revolver are called and teach, in Ukrainian. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  law: { title: 'На боці закону', teaches: 'Зіграйте партію за Макреді: спершу накопичуйте вогневу міць, потім нападайте.' },
  gang: { title: 'На боці банди', teaches: 'Тепер за Колті: досить утекти, вигравати кожну сутичку не треба.' },
  decks: { title: 'Інша колода', teaches: 'Готові колоди із засідками: дорога та сама, карти інші. Спершу прочитайте їх.' },
  legend: {
    title: 'Легенда в бігах',
    teaches: 'Найсильніший ватажок із усіх. Візьміть Колті, перш ніж він сяде на поїзд. Кінець стежки.',
  },
};
