/** Why a move of Wright Brothers' Gang is good or bad, in Ukrainian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { WrightGrounds } from '../../bot/why.ts';

const cards = counted('uk', { one: 'карта', few: 'карти', many: 'карт' });
const taken = counted('uk', { one: 'карту', few: 'карти', many: 'карт' });
const ofCards = counted('uk', { one: 'карти', few: 'карт', many: 'карт' });
const group = ({ size, value }: WrightGrounds['gives']): string => `${cards(size)} номіналу ${value}`;

export const why: ReasonWords<WrightGrounds> = {
  outguns: ({ most, ...own }) =>
    `Ваш револьвер — ${group(own)}; в інших ${most === 0 ? 'нічого не заряджено' : `заряджено не більше ніж ${cards(most)}`}.`,
  outgunned: ({ most, ...own }) => `Ваш револьвер — лише ${group(own)}; в одного із суперників заряджено: ${cards(most)}.`,
  close: ({ most, ...own }) =>
    `Ваш револьвер — ${group(own)}; в одного із суперників заряджено: ${cards(most)}, але промахи й зайві карти не рахуються.`,
  unarmed: () => 'У вашому револьвері нічого не рахується.',
  sheriff: ({ draws, deck }) =>
    `Ви добираєте ${taken(draws)}, а в колоді з ${ofCards(deck)} четвертий шериф: з ним раунд скінчиться.`,
  quiet: () => 'Ніхто не добирає, тож і шериф не вийде.',
  draws: ({ draws, ...own }) =>
    own.size === 0 ? `Ви добираєте ${taken(draws)}.` : `Найкраща група ціла (${group(own)}), і ви добираєте ${taken(draws)}.`,
  gives: own => (own.size === 0 ? 'Групи, яку шкода втратити, у вас немає.' : `Найкраща група ціла: ${group(own)}.`),
  breaks: own => `Страждає ваша найкраща група: ${group(own)}.`,
  loads: own => (own.size === 0 ? 'У револьвері, як і раніше, нічого не рахується.' : `У револьвері буде ${group(own)}.`),
  loaded: own => (own.size === 0 ? 'Заряджати вам нема чого: групи немає.' : `Найкращу групу заряджено: ${group(own)}.`),
  unloaded: own => `Найкращу групу заряджено не всю: у вас ${group(own)}.`,
  sidekick: ({ limit }) => `Тепер ваша межа — ${cards(limit)}.`,
  warParty: ({ loaded }) => `У суперників заряджено разом ${cards(loaded)}, і кожен втратить по одній.`,
  swap: ({ idle }) => `На руці ${cards(idle)} не з вашої найкращої групи.`,
  hits: own => (own.size === 0 ? 'У тому револьвері нічого не рахується.' : `Той револьвер — ${group(own)}.`),
  hitsOwn: () => 'Він скасує вашу ж карту.',
};
