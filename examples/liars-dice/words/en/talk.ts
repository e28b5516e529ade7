/** Liar's dice in English: all that is said at the table. */
import { does, list } from '../../../../words/en/grammar.ts';
import { table } from '../../../../words/en/table.ts';
import { teller } from '../../../../words/tell.ts';
import { type LiarsPhrases, liarsTalk } from '../shape.ts';
import { dice, names } from './names.ts';

const phrases: LiarsPhrases = {
  kept: rolled => `You roll ${list(rolled.map(String))}.`,
  rolled: first => `Everybody rolls. ${does(first, 'begin', 'begins')}.`,
  bid: (who, count, face) => `${does(who, 'bid', 'bids')} ${dice(count, face)}.`,
  doubted: (who, count, face, there, loser) =>
    `${does(who, 'doubt', 'doubts')}: ${dice(count, face)} were bid, there ${there === 1 ? 'is' : 'are'} ${there}. ${does(loser, 'lose', 'loses')} a die.`,
  out: who => `${does(who, 'are', 'is')} out.`,
};
export const talk = liarsTalk(names, phrases, game => teller(table.phrases, game));
