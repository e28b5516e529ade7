/** What the matches on the trail of Caliber 45 are called and teach, in English. */
import type { StopWords } from '../../../../words/first.ts';

export const stops: StopWords = {
  first: { title: 'A small prize', teaches: 'A short game, one against one: arm, ride out, come home.' },
  gangs: { title: 'Two gangs', teaches: 'Two against two: ride along with your partner, and leave them the shots that count.' },
  short: { title: 'Outnumbered', teaches: 'Alone against two, but you need less: rob often and do not be drawn into shoot-outs.' },
  three: { title: 'Everyone for themselves', teaches: 'Three gangs of one and a rich Fort Knox: let two others shoot first.' },
  legend: { title: 'A million against a Legend', teaches: 'The whole way, and nobody to help you. The end of the trail.' },
};
