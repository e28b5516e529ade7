/** What the puzzles of Revolver are about, in Russian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  card: 'Какую карту и куда',
  gang: 'Банда: играть или беречь',
  law: 'Закон: играть или беречь',
  train: 'Поезд под откос?',
  use: 'Применить или нет',
  target: 'В кого попасть',
};
