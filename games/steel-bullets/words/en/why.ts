/** Why a move of Steel Bullets is good or bad, in English. */
import type { ReasonWords } from '../../../../words/game.ts';
import type { BulletsGrounds } from '../../bot/why.ts';

const is = ({ bangs, of, shunned }: BulletsGrounds['opened']): string => {
  if (shunned) return 'is probably a Bang!: somebody looked into it and left it shut';
  if (bangs === 0) return 'is a Click for sure';
  return bangs === of ? 'is a Bang! for sure' : `is a Bang! in ${bangs} of ${of} cases`;
};
export const why: ReasonWords<BulletsGrounds> = {
  opened: odds => `This chamber ${is(odds)}.`,
  covered: odds => `You hold a Misfire against this chamber, which ${is(odds)}.`,
  panic: odds => `The chamber ${is(odds)}${odds.bangs === 0 ? '' : '; in a Panic it does you no harm'}.`,
  hat: odds => `Another opens the next chamber: it ${is(odds)}.`,
  nerves: ({ bullets, chambers, ...odds }) =>
    `The next chamber ${is(odds)}; after the shuffle, in ${bullets} of ${chambers} cases.`,
  look: ({ bangs, of }) => `You look before you open: there is a Bang! in ${bangs} of the ${of} chambers that you do not know.`,
  saved: () => 'Without it you are out.',
  out: () => 'It puts you out of the game.',
  aimed: () => 'The card is aimed at you.',
  doomed: () => 'Without a Misfire they are out.',
  kept: () => 'The card is not aimed at you, and your Will stays in your hand.',
  next: () => 'This is the chamber that is opened next.',
  away: () => 'It takes the Bang! out of the chamber that is opened next.',
  stays: () => 'The chamber that is opened next is a Click already.',
  trade: () => 'It costs one card and brings another, before you open.',
  misfire: () => 'A Misfire undoes a Bang! of yours.',
};
