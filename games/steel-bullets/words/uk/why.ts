/** Why a move of Steel Bullets is good or bad, in Ukrainian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { BulletsGrounds } from '../../bot/why.ts';

const cases = counted('uk', { one: 'випадку', few: 'випадках', many: 'випадках' });
const is = ({ bangs, of, shunned }: BulletsGrounds['opened']): string => {
  if (shunned) return 'найімовірніше «Бабах!»: туди дивилися й відкривати не стали';
  if (bangs === 0) return 'напевно «Клац-клац»';
  return bangs === of ? 'напевно «Бабах!»' : `«Бабах!» у ${cases(bangs)} із ${of}`;
};
export const why: ReasonWords<BulletsGrounds> = {
  opened: odds => `У цій камері ${is(odds)}.`,
  covered: odds => `У цій камері ${is(odds)}, але на цей випадок у вас є «Осічка».`,
  panic: odds => `У камері ${is(odds)}${odds.bangs === 0 ? '' : '; з «Панікою» він вам не шкодить'}.`,
  hat: odds => `Наступну камеру відкриє інший: там ${is(odds)}.`,
  nerves: ({ bullets, chambers, ...odds }) =>
    `У наступній камері ${is(odds)}; після перетасування — у ${cases(bullets)} із ${chambers}.`,
  look: ({ bangs, of }) => `Спершу подивитися, потім відкривати: «Бабах!» — у ${bangs} із ${of} камер, яких ви не знаєте.`,
  saved: () => 'Без цього ви вибуваєте.',
  out: () => 'Ви вибуваєте з гри.',
  aimed: () => 'Картку зіграно проти вас.',
  doomed: () => 'Без «Осічки» цей гравець вибуває.',
  kept: () => 'Картку зіграно не проти вас, а «Заповіт» лишиться на руці.',
  next: () => 'Цю камеру відкривати наступною.',
  away: () => '«Бабах!» іде з камери, яку відкривати наступною.',
  stays: () => 'У камері, яку відкривати наступною, і так «Клац-клац».',
  trade: () => 'Картка за картку, і ще до того, як відкривати камеру.',
  misfire: () => '«Осічка» рятує від вашого «Бабах!».',
};
