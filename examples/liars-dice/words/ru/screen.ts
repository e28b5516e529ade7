/** What the screen of Liar's dice says in Russian. */
import { does, name } from '../../../../words/ru/grammar.ts';
import type { LiarsScreen } from '../shape.ts';
import { counts, dice } from './names.ts';

export const screen: LiarsScreen = {
  middle: 'Середина стола',
  inPlay: n => `${counts(n)} в игре`,
  cup: 'Ваши кубики',
  counts,
  dice,
  out: 'вне игры',
  noBid: 'Ставки ещё нет',
  by: who => `ставка: ${name(who)}`,
  face: 'Какие кубики?',
  fewer: 'На кубик меньше',
  more: 'На кубик больше',
  open: 'Начинаете вы: сколько одинаковых кубиков под всеми стаканами?',
  raise: 'Повысьте ставку или скажите «Не верю!».',
  bid: (count, face) => `Назвать: ${dice(count, face)}`,
  lifted: (count, face, there) => `Ставка: ${dice(count, face)}. Под стаканами: ${there}.`,
  loses: who => `${does(who, 'теряете', 'теряет')} кубик`,
  goOn: 'Дальше',
};
