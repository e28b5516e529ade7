/** The rulebook of Revolver in Russian, in our own words. */
import type { Chapter, RuleTexts } from '../../revolver/rules.ts';
import { attack } from './rules/attack.ts';
import { begin } from './rules/begin.ts';
import { cards } from './rules/cards.ts';
import { effects } from './rules/effects.ts';
import { modules } from './rules/modules.ts';
import { table } from './rules/table.ts';
import { turn } from './rules/turn.ts';

export const chapters: { readonly [c in Chapter]: string } = {
  frame: 'Игра',
  options: 'Что выбирает стол',
  setup: 'Перед игрой',
  secrecy: 'Кто что видит',
  turn: 'Ход',
  drawing: 'Добор карт',
  playing: 'Розыгрыш карт и плата',
  columns: 'Колонки и преграды',
  targets: 'Цели и эффекты',
  symbols: 'Символы',
  tokens: 'Жетоны и маркер хода',
  reactions: 'Ответы',
  attack: 'Атака',
  casualties: 'Потери',
  ending: 'Граница, поезд и конец игры',
  battlefields: 'Локации и перемещение',
  under: 'Карты под картами',
  eagle: '«Орёл»',
  places: 'Карты-локации и карты прерий',
  decks: 'Колоды и сбросы',
  derail: '«Пустить поезд под откос»',
  ambush: 'Засады (1.1)',
  prison: 'Тюрьма Сан-Манзанилло (1.2)',
  frontier: 'Серебряные доллары и Граница (1.3)',
  duel: 'Модуль А: дуэль у салуна «Чёрный Пёс»',
  choice: 'Модуль Б: выбор Макреди',
  moreFrontier: 'Модуль В: карты Границы',
  building: 'Модуль Г: собственные колоды',
  cards: 'Об отдельных картах',
};

export const rules: RuleTexts = { ...begin, ...turn, ...effects, ...attack, ...table, ...modules, ...cards };
