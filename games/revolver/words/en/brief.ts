/** The first page of the rulebook of Revolver in English: all that one needs to begin. */
import type { Brief } from '../../../../words/game.ts';
import * as n from '../../figures.ts';

export const brief: Brief = {
  goal: 'Jack Colty rides with his gang from the bank to the train. He wins if he is alive when the train leaves, or when the Mexican Border is empty. Colonel McReady wins when Colty or the whole gang is dead.',
  turn: 'Draw two cards, then play as many as you like at the current battlefield, and pay for them with other cards of your hand. Colty’s turn begins with a step of the marker; McReady’s ends with an attack.',
  cards: `Firepower stands on the cards in the two columns and on the battlefield, which defends the gang. Colty has ${n.COLTY_LIMIT} cards at most in a column, McReady as many as he likes. Actions happen once. A bandit with True Grit survives a hit.`,
  end: 'McReady’s attack succeeds if his total is higher, and kills one bandit, the weakest first, however large the difference. After a turn of McReady’s without a death a token leaves the Mexican Border. On the last space of the train the gang is away.',
};
