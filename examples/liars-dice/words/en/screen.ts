/** What the screen of Liar's dice says in English. The shape of the other languages follows from this file. */
import { does, whom } from '../../../../words/en/grammar.ts';
import type { Who } from '../../../../words/phrase.ts';
import { counts, dice } from './names.ts';

export const screen = {
  middle: 'The middle of the table',
  inPlay: (n: number): string => `${counts(n)} in play`,
  cup: 'Your dice',
  counts,
  dice,
  out: 'out',
  noBid: 'No bid yet',
  by: (who: Who): string => `bid by ${whom(who)}`,
  face: 'Which face?',
  fewer: 'One die fewer',
  more: 'One die more',
  open: 'You begin: how many dice of one face are there under all the cups?',
  raise: 'Raise the bid, or doubt it.',
  bid: (count: number, face: number): string => `Bid ${dice(count, face)}`,
  lifted: (count: number, face: number, there: number): string => `Bid: ${dice(count, face)}. Under the cups: ${there}.`,
  loses: (who: Who): string => `${does(who, 'lose', 'loses')} a die`,
  goOn: 'Go on',
};
