/** The rulebook of Revolver in Ukrainian, in our own words. */
import type { Chapter, RuleTexts } from '../../revolver/rules.ts';
import { attack } from './rules/attack.ts';
import { begin } from './rules/begin.ts';
import { cards } from './rules/cards.ts';
import { effects } from './rules/effects.ts';
import { modules } from './rules/modules.ts';
import { table } from './rules/table.ts';
import { turn } from './rules/turn.ts';

export const chapters: { readonly [c in Chapter]: string } = {
  frame: 'Гра',
  options: 'Що обирає стіл',
  setup: 'Перед грою',
  secrecy: 'Хто що бачить',
  turn: 'Хід',
  drawing: 'Добір карток',
  playing: 'Розіграш карток і плата',
  columns: 'Колонки та перешкоди',
  targets: 'Цілі та ефекти',
  symbols: 'Символи',
  tokens: 'Жетони та маркер ходу',
  reactions: 'Відповіді',
  attack: 'Атака',
  casualties: 'Втрати',
  ending: 'Кордон, поїзд і кінець гри',
  battlefields: 'Локації та переміщення',
  under: 'Картки під картками',
  eagle: '«Орел»',
  places: 'Картки-локації та картки прерій',
  decks: 'Колоди та скиди',
  derail: '«Пустити поїзд під укіс»',
  ambush: 'Засідки (1.1)',
  prison: 'В’язниця Сан-Мансанільйо (1.2)',
  frontier: 'Срібні долари та Фронтир (1.3)',
  duel: 'Модуль А: дуель біля салуну «Чорний Пес»',
  choice: 'Модуль Б: вибір Макреді',
  moreFrontier: 'Модуль В: картки Фронтиру',
  building: 'Модуль Г: власні колоди',
  cards: 'Про окремі картки',
};

export const rules: RuleTexts = { ...begin, ...turn, ...effects, ...attack, ...table, ...modules, ...cards };
