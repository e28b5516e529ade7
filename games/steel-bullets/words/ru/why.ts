/** Why a move of Steel Bullets is good or bad, in Russian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { BulletsGrounds } from '../../bot/why.ts';

const cases = counted('ru', { one: 'случае', few: 'случаях', many: 'случаях' });
const is = ({ bangs, of, shunned }: BulletsGrounds['opened']): string => {
  if (shunned) return 'скорее всего «Бабах!»: туда смотрели и открывать не стали';
  if (bangs === 0) return 'точно «Клац-клац»';
  return bangs === of ? 'точно «Бабах!»' : `«Бабах!» в ${cases(bangs)} из ${of}`;
};
export const why: ReasonWords<BulletsGrounds> = {
  opened: odds => `В этой каморе ${is(odds)}.`,
  covered: odds => `В этой каморе ${is(odds)}, но на этот случай у вас есть «Осечка».`,
  panic: odds => `В каморе ${is(odds)}${odds.bangs === 0 ? '' : '; с «Паникой» он вам не вредит'}.`,
  hat: odds => `Следующую камору откроет другой: там ${is(odds)}.`,
  nerves: ({ bullets, chambers, ...odds }) =>
    `В следующей каморе ${is(odds)}; после перетасовки — в ${cases(bullets)} из ${chambers}.`,
  look: ({ bangs, of }) => `Сначала посмотреть, потом открывать: «Бабах!» — в ${bangs} из ${of} камор, которых вы не знаете.`,
  saved: () => 'Без этого вы выбываете.',
  out: () => 'Вы выбываете из игры.',
  aimed: () => 'Карта сыграна против вас.',
  doomed: () => 'Без «Осечки» этот игрок выбывает.',
  kept: () => 'Карта сыграна не против вас, а «Завещание» останется на руке.',
  next: () => 'Эту камору открывать следующей.',
  away: () => '«Бабах!» уходит из каморы, которую открывать следующей.',
  stays: () => 'В каморе, которую открывать следующей, и так «Клац-клац».',
  trade: () => 'Карта за карту, и ещё до того, как открывать камору.',
  misfire: () => '«Осечка» спасает от вашего «Бабах!».',
};
