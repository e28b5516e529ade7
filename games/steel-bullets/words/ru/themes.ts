/** What the puzzles of Steel Bullets are about, in Russian. */
import type { ThemeWords } from '../../../../words/first.ts';

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
