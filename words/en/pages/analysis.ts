/** The analysis of a finished game, in English. The shape of the other languages follows from this file. */
import { counted } from '../../language.ts';

const slips = counted('en', { one: 'slip', other: 'slips' });
const blunders = counted('en', { one: 'blunder', other: 'blunders' });

/** How many decisions have each mark. */
type Marks = Readonly<Record<'best' | 'good' | 'unsure' | 'slip' | 'blunder', number>>;

export const words = {
  title: 'Analysis',
  depth: 'How closely',
  quick: 'Quick',
  thorough: 'Thorough',
  progress: 'The game is played out again and again',
  done: (mistakes: number): string => (mistakes === 0 ? 'The analysis is done.' : `The analysis is done. Mistakes: ${mistakes}.`),
  broken: 'This game cannot be analysed.',
  curve: 'Chance to win',
  percent: (chance: number): string => `${chance} %`,
  chanceOf: (name: string, chance: number): string => `${name} ${chance} %`,
  moment: (n: number, all: number): string => `Moment ${n} of ${all}`,
  scrub: 'Moment on the curve',
  turning: (n: number): string => `Turning point: moment ${n}`,
  fromTo: (name: string, from: number, to: number): string => `${name}: from ${from} to ${to} %`,
  noTurning: 'No single moment turned the game.',
  mistakes: 'Slips and blunders',
  none: 'None that this number of playouts could show.',
  noneYet: 'None so far.',
  marks: { slip: 'Slip', blunder: 'Blunder' },
  played: 'Played',
  better: 'Better',
  lost: (points: number, plusMinus: number): string => `−${points} ± ${plusMinus} points`,
  show: 'Show',
  showMistake: (n: number, name: string): string => `Show moment ${n}, ${name}`,
  playOn: 'Play on',
  playOnFrom: (n: number, name: string): string => `Play on from moment ${n} in the seat of ${name}`,
  accounts: 'Luck and play',
  accountsAbout:
    'By how many points the cards and races turned out better or worse than what was played for, and by how many everybody’s moves changed what was played for.',
  luck: 'Luck',
  play: 'Moves',
  by: (points: string, plusMinus: number): string => `${points} ± ${plusMinus}`,
  counts: ({ best, good, unsure, slip, blunder }: Marks): string =>
    `${best} best, ${good} good, ${unsure} not sure, ${slips(slip)}, ${blunders(blunder)}`,
  loss: (points: string, plusMinus: string): string => `Lost by own moves: ${points} ± ${plusMinus} points a decision`,
  honest: (playouts: number): string =>
    `Each decision was played out ${playouts} times, from what its player could know, and up to six times as often where a mistake seemed possible. “Not sure”: a loss of ten points or more could still hide there. ± is an interval of 95 %; a slip or a blunder is only called one when its loss is larger than its interval of 99 %.`,
  table: 'The curve as a table',
  momentShort: 'Moment',
  yours: {
    looking: 'Looking for your turning point…',
    turning: (n: number, from: number, to: number): string =>
      `Your turning point: moment ${n}. Your chance went from ${from} to ${to} %.`,
    none: 'No single moment turned the game for you.',
    analyse: 'Analyse the game',
  },
};
