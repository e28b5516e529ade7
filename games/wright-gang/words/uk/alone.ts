/** Wright Brothers' Gang for one who plays alone, in Ukrainian: the matches on its trail, and what its puzzles are about. */
import type { StopWords, ThemeWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: {
    title: 'Тихий стіл',
    teaches: 'Один раунд, замість реакції — жереб: наповнюйте здобич і дивіться, чим кінчається раунд.',
  },
  face: { title: 'Віч-на-віч', teaches: 'Удвох усе вирішує дуель; карти дуелі йдуть на руки — думайте, що показуєте.' },
  crowd: {
    title: 'Повний стіл',
    teaches: 'П’ятеро за столом, замість перегонів жереб, нічиєї не буде: заряджайте заради поділу.',
  },
  legend: {
    title: 'Дві Легенди',
    teaches: 'Реакція не врятує: важить лише, що ви зарядили й коли почали стрілянину. Кінець стежки.',
  },
};

export const themes: ThemeWords = {
  wait: 'Стріляти чи чекати',
  lay: 'Стріляти чи класти',
  load: 'Стріляти чи зарядити',
  turn: 'Одна дія',
  ready: 'Останній заряд',
  give: 'Що віддати',
  aim: 'Чию карту скасувати',
};
