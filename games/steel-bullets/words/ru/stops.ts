/** What the matches on the trail of Steel Bullets are called and teach, in Russian. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Один барабан на двоих', teaches: 'Доиграйте партию: каждый ход открывают камору, и шансы всё хуже.' },
  answers: {
    title: 'Время ответить',
    teaches: 'Трое за столом и время на ответ: учитесь, когда отвечать картой, а когда её беречь.',
  },
  cards: { title: 'Ничего в наследство', teaches: 'Карты выбывших уходят из игры: колода тает, считайте, чего уже нет.' },
  six: { title: 'Шестеро за столом', teaches: 'Толпа: не высовывайтесь, пусть другие первыми потратят карты.' },
  legend: { title: 'Против Легенды', teaches: 'Легенда считает каждую камору. Считайте и вы. Конец тропы.' },
};
