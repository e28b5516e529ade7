/** The rulebook of Revolver in English, in our own words. */
import type { Chapter, RuleTexts } from '../../revolver/rules.ts';
import { attack } from './rules/attack.ts';
import { begin } from './rules/begin.ts';
import { cards } from './rules/cards.ts';
import { effects } from './rules/effects.ts';
import { modules } from './rules/modules.ts';
import { table } from './rules/table.ts';
import { turn } from './rules/turn.ts';

export const chapters: { readonly [c in Chapter]: string } = {
  frame: 'The game',
  options: 'What the table chooses',
  setup: 'Before the game',
  secrecy: 'Who sees what',
  turn: 'The turn',
  drawing: 'Drawing cards',
  playing: 'Playing cards and paying for them',
  columns: 'Columns and row-blocking cards',
  targets: 'Targets and effects',
  symbols: 'Symbols',
  tokens: 'Tokens and the turn marker',
  reactions: 'Reactions',
  attack: 'The attack',
  casualties: 'Casualties',
  ending: 'The border, the train and the end',
  battlefields: 'Battlefields and moving',
  under: 'Cards under cards',
  eagle: 'The Eagle',
  places: 'Locations and Open Range cards',
  decks: 'Decks and discard piles',
  derail: 'Derail the Train',
  ambush: 'Ambushes (1.1)',
  prison: 'The San Manzanillo Prison (1.2)',
  frontier: 'Silver dollars and the Frontier (1.3)',
  duel: 'Module A: the duel outside the Black Dog saloon',
  choice: 'Module B: McReady’s choice',
  moreFrontier: 'Module C: Frontier cards',
  building: 'Module D: decks of your own',
  cards: 'Rulings on single cards',
};

export const rules: RuleTexts = { ...begin, ...turn, ...effects, ...attack, ...table, ...modules, ...cards };
