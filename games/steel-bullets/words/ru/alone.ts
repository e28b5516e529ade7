/** Steel Bullets for one who plays alone, in Russian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'Один барабан на двоих', teaches: 'Доиграйте партию: каждый ход открывают камору, и шансы всё хуже.' },
  answers: {
    title: 'Время ответить',
    teaches: 'Трое за столом и время на ответ: учитесь, когда отвечать картой, а когда её беречь.',
  },
  cards: { title: 'Ничего в наследство', teaches: 'Карты выбывших уходят из игры: колода тает, считайте, чего уже нет.' },
  crowd: { title: 'Пятеро за столом', teaches: 'Толпа: не высовывайтесь, пусть другие первыми потратят карты.' },
  legend: { title: 'Против Легенды', teaches: 'Легенда считает каждую камору. Считайте и вы. Конец тропы.' },
};

export const themes: ThemeWords = {
  look: 'Смотреть или открывать',
  gain: 'Карты или камера',
  dodge: 'Открыть или увернуться',
  cards: 'Какая карта',
  answer: 'Ответить или пропустить',
  swap: 'Менять или оставить',
  peek: 'Куда заглянуть',
  take: 'Что взять',
  fetch: 'Что вернуть',
  bang: 'Выжить',
};
