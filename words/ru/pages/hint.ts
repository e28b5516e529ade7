/** A hint at a table, in Russian. */
import type { PageWords } from '../../pages.ts';

export const words: PageWords['hint'] = {
  thinking: 'Думаю…',
  about: 'Что обдумал бы сильный игрок, зная не больше вашего.',
  chance: (percent, plusMinus) => `${percent} % на победу, плюс-минус ${plusMinus}`,
  ahead: (percent, next) => `Из 100 продолжений выигрывает ${percent}, следующий по силе ход — ${next}.`,
  alike: 'Разница слишком мала: хорошо и так, и так.',
  nothing: 'Здесь взвешивать нечего: решайте на глаз.',
  play: 'Сходить так',
  playMove: move => `Сходить так: ${move}`,
};
