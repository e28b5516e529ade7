/** Why a move of Caliber 45 is good or bad, in Ukrainian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted, dollars } from '../../../../words/language.ts';
import type { CaliberGrounds } from '../../bot/why.ts';

const cards = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
const bullets = counted('uk', { one: 'набій', few: 'набої', many: 'набоїв' });
const money = dollars('uk');

export const why: ReasonWords<CaliberGrounds> = {
  guards: ({ beaten, of }) => `Яка там здобич, невідомо; на охорону ${beaten} із ${of} можливих карт набоїв у вас вистачить.`,
  arms: ({ hand, full }) => `На руці ${hand} із ${full}: що більше карт, то більше пострілів.`,
  swap: ({ bullets: n, better, of }) =>
    `Ви віддаєте ${n === 0 ? 'карту без набоїв' : bullets(n)}; серед карт, яких ви не бачили, більше — у ${better} із ${of}.`,
  hire: () => 'Без ковбоя на діло не поїхати.',
  cowboy: ({ shots, better, of }) => `За раз цей ковбой випускає ${shots}; більше — ${better} з усіх ${of}.`,
  rivals: ({ bullets: n, cards: most }) => `У вас ${bullets(n)}; найповніша рука суперника — ${cards(most)}.`,
  alone: () => 'Суперники не їдуть: допомога вашим не потрібна.',
  meets: ({ left }) =>
    left === 0 ? 'Цього вистачить, але набоїв не лишиться.' : `Цього вистачить, і у вас лишиться ${bullets(left)}.`,
  defends: ({ left }) =>
    left === 0 ? 'Постріл відбито, але набоїв не лишиться.' : `Постріл відбито, і у вас лишиться ${bullets(left)}.`,
  ridesOff: () => 'Ковбой цілий, але ви виходите з діла.',
  falls: () => 'Ви втрачаєте ковбоя.',
  flees: ({ dollars: n }) => `Ковбой цілий, але ${money(n)} дістануться іншим.`,
  unanswered: ({ strength, limit }) => `Той ковбой випускає лише ${limit}: проти ${strength} допоможе тільки мустанг.`,
  shot: ({ strength, cards: n, percent }) =>
    `У суперника ${cards(n)}: з імовірністю близько ${percent} % цього не вистачить проти ${strength}.`,
};
