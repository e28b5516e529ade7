/** A hint at a table, in Ukrainian. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['hint'] = {
  thinking: 'Думаю…',
  about: 'Що обміркував би сильний гравець, знаючи не більше за вас.',
  chance: (percent, plusMinus) => `${percent} % на перемогу, плюс-мінус ${plusMinus}`,
  ahead: (percent, next) => `Зі 100 продовжень виграє ${percent}, наступний за силою хід — ${next}.`,
  alike: 'Різниця замала: добре і так, і так.',
  nothing: 'Тут зважувати нічого: вирішуйте на око.',
  play: 'Піти так',
  playMove: move => `Піти так: ${move}`,
};
