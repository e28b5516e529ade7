/** The rulebook of Revolver in Ukrainian, in our own words. */
import type { Chapter } from '../../../games/revolver/rules.ts';
import { citing } from '../../revolver/examples.ts';
import type { RuleTexts } from '../../revolver/rules.ts';
import { examples } from './examples.ts';
import { attack } from './rules/attack.ts';
import { begin } from './rules/begin.ts';
import { cards } from './rules/cards.ts';
import { effects } from './rules/effects.ts';
import { modules } from './rules/modules.ts';
import { table } from './rules/table.ts';
import { turn } from './rules/turn.ts';

export const chapters: { readonly [c in Chapter]: string } = {
  box: 'Гра',
  options: 'Що обирає стіл',
  setup: 'Перед грою',
  hidden: 'Хто що бачить',
  turn: 'Хід',
  costs: 'Розіграш карток і плата',
  columns: 'Колонки та перешкоди',
  targets: 'Цілі та ефекти',
  icons: 'Символи',
  tokens: 'Жетони та маркер ходу',
  reactions: 'Відповіді',
  attack: 'Атака',
  casualties: 'Втрати',
  end: 'Кордон, поїзд і кінець гри',
  battlefields: 'Локації та переміщення',
  under: 'Картки під картками',
  eagle: '«Орел»',
  locations: 'Картки-локації та картки прерій',
  decks: 'Колоди та скиди',
  derail: '«Пустити поїзд під укіс»',
  ambushes: 'Засідки (1.1)',
  prison: 'В’язниця Сан-Мансанільйо (1.2)',
  frontier: 'Срібні долари та Фронтир (1.3)',
  duel: 'Модуль А: дуель біля салуну «Чорний Пес»',
  choice: 'Модуль Б: вибір Макреді',
  frontierCards: 'Модуль В: картки Фронтиру',
  ownDecks: 'Модуль Г: власні колоди',
  cards: 'Про окремі картки',
  examples: 'Розібрані приклади',
};

export const rules: RuleTexts = { ...begin, ...turn, ...effects, ...attack, ...table, ...modules, ...cards, ...citing(examples) };
