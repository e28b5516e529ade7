/** The rulebook of Revolver in English, in our own words. */
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

export { brief } from './brief.ts';

export const chapters: { readonly [c in RevolverChapter]: string } = {
  box: 'The game',
  options: 'What the table chooses',
  setup: 'Before the game',
  hidden: 'Who sees what',
  turn: 'The turn',
  costs: 'Playing cards and paying for them',
  columns: 'Columns and row-blocking cards',
  targets: 'Targets and effects',
  icons: 'Symbols',
  tokens: 'Tokens and the turn marker',
  reactions: 'Reactions',
  attack: 'The attack',
  casualties: 'Casualties',
  end: 'The border, the train and the end',
  battlefields: 'Battlefields and moving',
  under: 'Cards under cards',
  eagle: 'The Eagle',
  locations: 'Locations and Open Range cards',
  decks: 'Decks and discard piles',
  derail: 'Derail the Train',
  ambushes: 'Ambushes (1.1)',
  prison: 'The San Manzanillo Prison (1.2)',
  frontier: 'Silver dollars and the Frontier (1.3)',
  duel: 'Module A: the duel outside the Black Dog saloon',
  choice: 'Module B: McReady’s choice',
  frontierCards: 'Module C: Frontier cards',
  ownDecks: 'Module D: decks of your own',
  cards: 'Rulings on single cards',
  examples: 'Worked examples',
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
