/** The rulebook of Revolver in Ukrainian, in our own words. */
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
  goal: 'Джек Колті з бандою тікає від банку до поїзда. Він перемагає, якщо живий, коли поїзд відходить, або коли спорожнів Мексиканський кордон. Полковник Макреді перемагає, коли загинув Колті або вся банда.',
  turn: 'Візьміть дві карти, потім розігруйте скільки завгодно в поточній локації, оплачуючи їх іншими картами з руки. Хід Колті починається з кроку маркера, хід Макреді закінчується атакою.',
  cards: `Вогнева міць — на картах у двох колонках і на самій локації: вона захищає банду. У Колті в колонці не більше ${n.COLTY_LIMIT} карт, у Макреді — скільки завгодно. Дії спрацьовують один раз. Бандит із жетоном «стійкість» переживає влучання.`,
  end: 'Атака Макреді успішна, якщо в нього більше, і вбиває одного бандита, починаючи з найслабших, хоч би яка була різниця. Після ходу Макреді, в якому ніхто не загинув, із Мексиканського кордону йде жетон. На останній клітинці поїзда банда втекла.',
};

export const chapters: { readonly [c in RevolverChapter]: string } = {
  box: 'Гра',
  options: 'Що обирає стіл',
  setup: 'Перед грою',
  hidden: 'Хто що бачить',
  turn: 'Хід',
  costs: 'Розіграш карт і плата',
  columns: 'Колонки та перешкоди',
  targets: 'Цілі та ефекти',
  icons: 'Символи',
  tokens: 'Жетони та маркер ходу',
  reactions: 'Відповіді',
  attack: 'Атака',
  casualties: 'Втрати',
  end: 'Кордон, поїзд і кінець гри',
  battlefields: 'Локації та переміщення',
  under: 'Карти під картами',
  eagle: '«Орел»',
  locations: 'Карти-локації та карти прерій',
  decks: 'Колоди та скиди',
  derail: '«Пустити поїзд під укіс»',
  ambushes: 'Засідки (1.1)',
  prison: 'В’язниця Сан-Мансанільйо (1.2)',
  frontier: 'Срібні долари та Фронтир (1.3)',
  duel: 'Модуль А: дуель біля салуну «Чорний Пес»',
  choice: 'Модуль Б: вибір Макреді',
  frontierCards: 'Модуль В: карти Фронтиру',
  ownDecks: 'Модуль Г: власні колоди',
  cards: 'Про окремі карти',
  questions: 'Запитання, на які відповідає книга',
  examples: 'Розібрані приклади',
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
