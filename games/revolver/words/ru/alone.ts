/** Revolver for one who plays alone, in Russian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  law: { title: 'На стороне закона', teaches: 'Сыграйте партию за Макреди: сначала копите огневую мощь, потом нападайте.' },
  gang: { title: 'На стороне банды', teaches: 'Теперь за Колти: достаточно уйти, выигрывать каждую стычку не нужно.' },
  decks: { title: 'Другая колода', teaches: 'Готовые колоды с засадами: дорога та же, карты другие. Сначала прочтите их.' },
  legend: {
    title: 'Легенда в бегах',
    teaches: 'Сильнейший главарь из всех. Возьмите Колти раньше, чем он сядет на поезд. Конец тропы.',
  },
};

export const themes: ThemeWords = {
  card: 'Какую карту и куда',
  gang: 'Банда: играть или беречь',
  law: 'Закон: играть или беречь',
  train: 'Поезд под откос?',
  use: 'Применить или нет',
  target: 'В кого попасть',
};
