/** What the matches on the trail of Revolver are called and teach, in Russian. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  law: { title: 'На стороне закона', teaches: 'Сыграйте партию за Макреди: сначала копите огневую мощь, потом нападайте.' },
  gang: { title: 'На стороне банды', teaches: 'Теперь за Колти: достаточно уйти, выигрывать каждую стычку не нужно.' },
  decks: { title: 'Другая колода', teaches: 'Готовые колоды с засадами: дорога та же, карты другие. Сначала прочтите их.' },
  legend: {
    title: 'Легенда в бегах',
    teaches: 'Сильнейший главарь из всех. Возьмите Колти раньше, чем он сядет на поезд. Конец тропы.',
  },
};
