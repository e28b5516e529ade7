/** What the puzzles of Revolver are about, in Ukrainian. */
import type { ThemeWords } from '../../../../words/first.ts';

export const themes: ThemeWords = {
  card: 'Яку карту й куди',
  gang: 'Банда: грати чи берегти',
  law: 'Закон: грати чи берегти',
  train: 'Поїзд під укіс?',
  use: 'Застосувати чи ні',
  target: 'У кого влучити',
};
