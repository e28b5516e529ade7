/** The first page of the rulebook of Steel Bullets in English: all that one needs to begin. */
import type { Brief } from '../../../../words/game.ts';
import * as n from '../../figures.ts';

export const brief: Brief = {
  goal: 'Be the last one left.',
  turn: 'Play as many blue cards as you like, then open a chamber: a Click, and you draw a card; a Bang!, and without a Misfire you are out.',
  cards: `The cylinder has ${n.chambers} chambers: one Bang! at first, and more as the game goes on. Blue cards look, swap, steal, add a bullet or pass the turn on. The red Misfire saves you from your own Bang!. The yellow Will cancels any card that was just played, also another Will; you have ${n.window.default} seconds for it.`,
  end: 'Who opens a Bang! and is not saved is out, and their cards go to the discard. When every Bang! in the cylinder has been opened it is shuffled. The last one in the game wins.',
};
