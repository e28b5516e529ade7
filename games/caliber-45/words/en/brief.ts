/** The first page of the rulebook of Caliber 45 in English: all that one needs to begin. */
import type { Brief } from '../../../../words/game.ts';
import { dollars } from '../../../../words/language.ts';
import { GOAL, STEP } from '../../decks.ts';
import * as n from '../../figures.ts';

const money = dollars('en');

export const brief: Brief = {
  goal: `Be the first team whose players are together worth ${money(GOAL)}.`,
  turn: 'Arm: do one thing, such as draw or swap a weapon card or hire a cowboy, or call a robbery. Then everybody says whether they ride along. Those who ride shoot the guards one after another, and then each other for the loot: shoot, draw a card, or flee.',
  cards: `Ammunition: bullets add up, but never beyond the number on your cowboy. A Mustang carries you away from guards and shots. A Cactus and a Coyote hold no bullets, which nobody sees. Money cards: the loot, with its guards, or a Sheriff who wants ${money(STEP)} from every rider, a War party, or Dynamite.`,
  end: `The last to act in the team that is left takes the loot. Who loses a cowboy keeps cards and money, and hires another. The game ends as soon as a team is worth the goal, or when everybody has passed ${n.laps} laps long.`,
};
