/** What the matches on the trail of Wright Brothers' Gang are called and teach, in Russian. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: {
    title: 'Тихий стол',
    teaches: 'Один раунд, вместо реакции — жребий: наполняйте добычу и смотрите, чем кончается раунд.',
  },
  face: { title: 'Лицом к лицу', teaches: 'Вдвоём всё решает дуэль; карты дуэли уходят на руки — думайте, что показываете.' },
  crowd: { title: 'Полный стол', teaches: 'Пятеро за столом и никакой ничьей: заряжайте ради дележа, а не только ради гонки.' },
  legend: {
    title: 'Две Легенды',
    teaches: 'Реакция не спасёт: важно только, что вы зарядили и когда открыли пальбу. Конец тропы.',
  },
};
