/** Steel Bullets for one who plays alone, in Ukrainian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Один барабан на двох', teaches: 'Дограйте партію: щоходу відкривають камеру, і шанси дедалі гірші.' },
  answers: {
    title: 'Час відповісти',
    teaches: 'Троє за столом і час на відповідь: учіться, коли відповідати картою, а коли її берегти.',
  },
  cards: { title: 'Нічого в спадок', teaches: 'Картки вибулих ідуть із гри: колода тане, рахуйте, чого вже немає.' },
  crowd: { title: 'П’ятеро за столом', teaches: 'Натовп: не висувайтеся, хай інші першими витратять картки.' },
  legend: { title: 'Проти Легенди', teaches: 'Легенда рахує кожну камеру. Рахуйте й ви. Кінець стежки.' },
};

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
