/** Why a move of Wright Brothers' Gang is good or bad, in Russian. */

import type { ReasonWords } from '../../../../words/game.ts';
import { counted } from '../../../../words/language.ts';
import type { WrightGrounds } from '../../bot/why.ts';

const cards = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const taken = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });
const ofCards = counted('ru', { one: 'карты', few: 'карт', many: 'карт' });
const group = ({ size, value }: WrightGrounds['gives']): string => `${cards(size)} номинала ${value}`;

export const why: ReasonWords<WrightGrounds> = {
  outguns: ({ most, ...own }) =>
    `Ваш револьвер — ${group(own)}; у других ${most === 0 ? 'ничего не заряжено' : `заряжено не больше ${ofCards(most)}`}.`,
  outgunned: ({ most, ...own }) => `Ваш револьвер — всего ${group(own)}; у одного из соперников заряжено: ${cards(most)}.`,
  close: ({ most, ...own }) =>
    `Ваш револьвер — ${group(own)}; у одного из соперников заряжено: ${cards(most)}, но промахи и лишние карты не в счёт.`,
  unarmed: () => 'В вашем револьвере ничего не считается.',
  sheriff: ({ draws, deck }) =>
    `Вы добираете ${taken(draws)}, а в колоде из ${ofCards(deck)} четвёртый шериф: с ним раунд кончается.`,
  quiet: () => 'Никто не добирает, значит, и шериф не выйдет.',
  draws: ({ draws, ...own }) =>
    own.size === 0 ? `Вы добираете ${taken(draws)}.` : `Лучшая группа цела (${group(own)}), и вы добираете ${taken(draws)}.`,
  gives: own => (own.size === 0 ? 'Группы, которую жаль терять, у вас нет.' : `Лучшая группа цела: ${group(own)}.`),
  breaks: own => `Страдает ваша лучшая группа: ${group(own)}.`,
  loads: own => (own.size === 0 ? 'В револьвере по-прежнему ничего не считается.' : `В револьвере будет ${group(own)}.`),
  loaded: own => (own.size === 0 ? 'Заряжать вам нечего: группы нет.' : `Лучшая группа заряжена: ${group(own)}.`),
  unloaded: own => `Лучшая группа заряжена не вся: у вас ${group(own)}.`,
  sidekick: ({ limit }) => `Теперь ваш предел — ${cards(limit)}.`,
  warParty: ({ loaded }) => `У соперников заряжено всего ${cards(loaded)}, и каждый потеряет по одной.`,
  swap: ({ idle }) => `На руке ${cards(idle)} не из вашей лучшей группы.`,
  hits: own => (own.size === 0 ? 'В том револьвере ничего не считается.' : `Тот револьвер — ${group(own)}.`),
  hitsOwn: () => 'Он отменит вашу же карту.',
};
