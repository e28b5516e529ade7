/** Why a move of Caliber 45 is good or bad, in Russian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted, dollars } from '../../../../words/language.ts';
import type { CaliberGrounds } from '../../bot/why.ts';

const cards = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const bullets = counted('ru', { one: 'патрон', few: 'патрона', many: 'патронов' });
const money = dollars('ru');

export const why: ReasonWords<CaliberGrounds> = {
  guards: ({ beaten, of }) => `Какая там добыча, неизвестно; на охрану ${beaten} из ${of} возможных карт патронов у вас хватит.`,
  arms: ({ hand, full }) => `На руке ${hand} из ${full}: чем больше карт, тем больше выстрелов.`,
  swap: ({ bullets: n, better, of }) =>
    `Вы отдаёте ${n === 0 ? 'карту без патронов' : bullets(n)}; среди карт, которых вы не видели, больше — у ${better} из ${of}.`,
  hire: () => 'Без ковбоя на дело не пойти.',
  cowboy: ({ shots, better, of }) => `За раз этот ковбой выпускает ${shots}; больше — ${better} из всех ${of}.`,
  rivals: ({ bullets: n, cards: most }) => `У вас ${bullets(n)}; самая полная рука соперника — ${cards(most)}.`,
  alone: () => 'Соперников в деле нет: помощь вашим не нужна.',
  meets: ({ left }) =>
    left === 0 ? 'Этого хватит, но патронов не останется.' : `Этого хватит, и у вас останется ${bullets(left)}.`,
  defends: ({ left }) =>
    left === 0 ? 'Выстрел отбит, но патронов не останется.' : `Выстрел отбит, и у вас останется ${bullets(left)}.`,
  ridesOff: () => 'Ковбой цел, но вы выходите из дела.',
  falls: () => 'Вы теряете ковбоя.',
  flees: ({ dollars: n }) => `Ковбой цел, но ${money(n)} достанутся другим.`,
  unanswered: ({ strength, limit }) => `Тот ковбой выпускает только ${limit}: против ${strength} поможет лишь мустанг.`,
  shot: ({ strength, cards: n, percent }) =>
    `У соперника ${cards(n)}: с вероятностью около ${percent} % этого не хватит против ${strength}.`,
};
