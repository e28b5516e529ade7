/** The rulebook of Revolver in Russian, in our own words. */
import type { Brief } from '../../../../words/game.ts';
import * as n from '../../figures.ts';
import type { RevolverChapter } from '../../rules.ts';
import { citing } from '../examples.ts';
import type { RevolverRuleTexts } from '../rules.ts';
import { examples } from './examples.ts';
import { attack } from './rules/attack.ts';
import { begin } from './rules/begin.ts';
import { cards } from './rules/cards.ts';
import { effects } from './rules/effects.ts';
import { modules } from './rules/modules.ts';
import { table } from './rules/table.ts';
import { turn } from './rules/turn.ts';

export const brief: Brief = {
  goal: 'Джек Колти с бандой бежит от банка к поезду. Он побеждает, если жив, когда поезд отходит, или когда опустела Мексиканская граница. Полковник Макреди побеждает, когда погиб Колти или вся банда.',
  turn: 'Возьмите две карты, потом разыгрывайте сколько угодно в текущей локации, оплачивая их другими картами с руки. Ход Колти начинается с шага маркера, ход Макреди кончается атакой.',
  cards: `Огневая мощь — на картах в двух колонках и на самой локации: она защищает банду. У Колти в колонке не больше ${n.COLTY_LIMIT} карт, у Макреди — сколько угодно. Действия срабатывают один раз. Бандит с жетоном «стойкость» переживает попадание.`,
  end: 'Атака Макреди успешна, если у него больше, и убивает одного бандита, начиная со слабейших, какой бы ни была разница. После хода Макреди, в котором никто не погиб, с Мексиканской границы уходит жетон. На последней клетке поезда банда ушла.',
};

export const chapters: { readonly [c in RevolverChapter]: string } = {
  box: 'Игра',
  options: 'Что выбирает стол',
  setup: 'Перед игрой',
  hidden: 'Кто что видит',
  turn: 'Ход',
  costs: 'Розыгрыш карт и плата',
  columns: 'Колонки и преграды',
  targets: 'Цели и эффекты',
  icons: 'Символы',
  tokens: 'Жетоны и маркер хода',
  reactions: 'Ответы',
  attack: 'Атака',
  casualties: 'Потери',
  end: 'Граница, поезд и конец игры',
  battlefields: 'Локации и перемещение',
  under: 'Карты под картами',
  eagle: '«Орёл»',
  locations: 'Карты-локации и карты прерий',
  decks: 'Колоды и сбросы',
  derail: '«Пустить поезд под откос»',
  ambushes: 'Засады (1.1)',
  prison: 'Тюрьма Сан-Манзанилло (1.2)',
  frontier: 'Серебряные доллары и Граница (1.3)',
  duel: 'Модуль А: дуэль у салуна «Чёрный Пёс»',
  choice: 'Модуль Б: выбор Макреди',
  frontierCards: 'Модуль В: карты Границы',
  ownDecks: 'Модуль Г: собственные колоды',
  cards: 'Об отдельных картах',
  questions: 'Вопросы, на которые отвечает книга',
  examples: 'Разобранные примеры',
};

export const rules: RevolverRuleTexts = {
  ...begin,
  ...turn,
  ...effects,
  ...attack,
  ...table,
  ...modules,
  ...cards,
  ...citing(examples),
};
