/** The words of the deal of the day in English. The shape of the other languages follows from this file. */
import { counted } from '../../language.ts';

const days = counted('en', { one: 'day', other: 'days' });
const moves = counted('en', { one: 'move', other: 'moves' });
const hours = counted('en', { one: 'hour', other: 'hours' });

export const words = {
  title: 'Deal of the day',
  of: (game: string): string => `Deal of the day: ${game}`,
  games: 'Deals of this day',
  today: 'game of the day',
  lead: 'The same cards and the same bots for everybody. One try counts.',
  opponents: 'Bots',
  agreed: 'Agreed',
  seed: 'Seed',
  open: 'The deal follows from the date and is no secret: with this seed anybody can deal it again. The bots do the same for everybody who does the same.',
  play: 'Play',
  goOn: 'Go on',
  again: 'Once more, for fun',
  look: 'Look at the table',
  table: 'Table of the day',
  columns: ['Who', 'Result', 'Score', 'Moves'],
  you: 'You',
  rival: (bot: string): string => `${bot} in your chair`,
  rivalPlays: (n: number): string => (n === 0 ? 'is sitting down…' : `is playing: ${moves(n)} so far`),
  rivalAway: 'did not get to the end',
  won: 'won',
  lost: 'lost',
  place: (place: number, of: number): string => `place ${place} of ${of}`,
  untried: (bot: string): string => `Play it first. Then you see here how the ${bot} does with your cards.`,
  begun: 'Your try has begun and counts. It goes on where you left it.',
  once: 'Only the first try counts; more are for fun.',
  streak: (n: number): string => `${days(n)} in a row`,
  next: (n: number): string => (n === 0 ? 'The next deal comes within the hour.' : `The next deal comes in ${hours(n)}.`),
  share: 'Share',
  copied: 'Copied',
  playLost: (points: string, within: string): string => `By play: ${points} ± ${within} points lost a decision`,
  playing: (done: number): string => `Looking at how well you played: ${done} %`,
  moves,
  forFun: 'For fun',
};
