/** What the screen of Liar's dice says in Ukrainian. */
import { does, name } from '../../../../words/uk/grammar.ts';
import type { LiarsScreen } from '../shape.ts';
import { counts, dice } from './names.ts';

export const screen: LiarsScreen = {
  middle: 'Середина столу',
  inPlay: n => `${counts(n)} у грі`,
  cup: 'Ваші кубики',
  counts,
  dice,
  out: 'поза грою',
  noBid: 'Ставки ще немає',
  by: who => `ставка: ${name(who)}`,
  face: 'Які кубики?',
  fewer: 'На кубик менше',
  more: 'На кубик більше',
  open: 'Починаєте ви: скільки однакових кубиків під усіма стаканами?',
  raise: 'Підвищте ставку або скажіть «Не вірю!».',
  bid: (count, face) => `Назвати: ${dice(count, face)}`,
  lifted: (count, face, there) => `Ставка: ${dice(count, face)}. Під стаканами: ${there}.`,
  loses: who => `${does(who, 'втрачаєте', 'втрачає')} кубик`,
  goOn: 'Далі',
};
