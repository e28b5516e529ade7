/** The rulebook of Liar's dice in English. */
import type { LiarsRulebook } from '../shape.ts';

export const chapters: LiarsRulebook['chapters'] = { round: 'A round', bids: 'Bids', doubt: 'Doubt', end: 'The end' };
export const rules: LiarsRulebook['rules'] = {
  'LD-1': 'Everybody begins with five dice, or with as many as the table says: one to six.',
  'LD-2': 'All roll at once, each under a cup. You see only your own dice.',
  'LD-3':
    'In turn, players bid how many dice of one face lie under all the cups together. The first bid is free; then it is the next player’s turn.',
  'LD-4': 'A bid must be higher than the last: more dice, or as many of a higher face.',
  'LD-5': 'Nobody bids more dice than there are in play.',
  'LD-6':
    'Instead of bidding higher you may doubt the bid. All cups are lifted. If there are at least as many dice of that face as were bid, the one who doubted was wrong, else the one who bid.',
  'LD-7':
    'The player who was wrong loses a die and begins the next round. Without dice a player is out, and the next player begins.',
  'LD-8': 'The last player with dice wins.',
  'LD-9': 'For a player whose time is up the bid is doubted; where there is none, one die of the lowest face is bid.',
};
