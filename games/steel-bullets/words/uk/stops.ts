/** What the matches on the trail of Steel Bullets are called and teach, in Ukrainian. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Один барабан на двох', teaches: 'Дограйте партію: щоходу відкривають камеру, і шанси дедалі гірші.' },
  answers: {
    title: 'Час відповісти',
    teaches: 'Троє за столом і час на відповідь: учіться, коли відповідати картою, а коли її берегти.',
  },
  cards: { title: 'Нічого в спадок', teaches: 'Картки вибулих ідуть із гри: колода тане, рахуйте, чого вже немає.' },
  six: { title: 'Шестеро за столом', teaches: 'Натовп: не висувайтеся, хай інші першими витратять картки.' },
  legend: { title: 'Проти Легенди', teaches: 'Легенда рахує кожну камеру. Рахуйте й ви. Кінець стежки.' },
};
