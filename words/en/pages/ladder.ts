/** The words of the ladder in English. The shape of the other languages follows from this file. */
import type { RATED_LIMITS } from '../../../wire/rated.ts';
import { counted } from '../../language.ts';

const games = counted('en', { one: 'game', other: 'games' });
const guests = counted('en', { one: 'person', other: 'people' });

export const words = {
  title: 'Ladder',
  about:
    'Everybody’s skill is an estimate. The figure is its middle; the bar shows where it almost surely lies: the more games, the narrower. The order goes by the bar’s lower end, so a lucky newcomer does not overtake a steady hand.',
  counts: ({ people, together, each }: typeof RATED_LIMITS): string =>
    `Games at open tables are rated, with a clock and without bots. You stand here once you have played with ${people} different people; ${games(together)} a day with the same person count, and ${games(each)} in all.`,
  totals: (played: number, people: number): string => `${games(played)} by ${guests(people)}`,
  minutes: (n: number): string => `${n} min each on average`,
  columns: ['Place', 'Player', 'Games', 'Rating', 'Likely skill'],
  games,
  range: (from: string, to: string): string => `between ${from} and ${to}`,
  you: 'you',
  place: (place: number, of: number): string => `Place ${place} of ${of}`,
  first: 'The ladder starts with you',
  empty: 'Nobody has finished a rated game yet.',
  join: ({ people }: typeof RATED_LIMITS): string =>
    `Sit down at open tables: once you have played with ${people} different people, you have a place here.`,
  how: 'How it is counted',
  howSaid: 'What the bar means, which games count',
  away: 'The server does not answer, so the ladder cannot be shown.',
  retry: 'Try again',
  play: 'Open a table',
  practice: 'Practise first',
  unrated: 'Practice games are not rated.',
};
