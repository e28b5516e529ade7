/** The rulebook of Revolver in English, in our own words. */
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
  goal: 'Jack Colty rides with his gang from the bank to the train. He wins if he is alive when the train leaves, or when the Mexican Border is empty. Colonel McReady wins when Colty or the whole gang is dead.',
  turn: 'Draw two cards, then play as many as you like at the current battlefield, and pay for them with other cards of your hand. Colty’s turn begins with a step of the marker; McReady’s ends with an attack.',
  cards: `Firepower stands on the cards in the two columns and on the battlefield, which defends the gang. Colty has ${n.COLTY_LIMIT} cards at most in a column, McReady as many as he likes. Actions happen once. A bandit with True Grit survives a hit.`,
  end: 'McReady’s attack succeeds if his total is higher, and kills one bandit, the weakest first, however large the difference. After a turn of McReady’s without a death a token leaves the Mexican Border. On the last space of the train the gang is away.',
};

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
  questions: 'Questions that the book answers',
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
