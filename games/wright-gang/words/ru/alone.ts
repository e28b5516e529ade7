/** Wright Brothers' Gang for one who plays alone, in Russian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: {
    title: 'Тихий стол',
    teaches: 'Один раунд, вместо реакции — жребий: наполняйте добычу и смотрите, чем кончается раунд.',
  },
  face: { title: 'Лицом к лицу', teaches: 'Вдвоём всё решает дуэль; карты дуэли уходят на руки — думайте, что показываете.' },
  crowd: { title: 'Полный стол', teaches: 'Пятеро за столом, вместо гонки жребий, ничьей не будет: заряжайте ради дележа.' },
  legend: {
    title: 'Две Легенды',
    teaches: 'Реакция не спасёт: важно только, что вы зарядили и когда открыли пальбу. Конец тропы.',
  },
};

export const themes: ThemeWords = {
  wait: 'Стрелять или ждать',
  lay: 'Стрелять или класть',
  load: 'Стрелять или зарядить',
  turn: 'Одно действие',
  ready: 'Последний заряд',
  give: 'Что отдать',
  aim: 'Чью карту отменить',
};
