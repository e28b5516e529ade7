/** The words of correspondence games, in English. The shape of the other languages follows from this file. */
import { counted } from '../../language.ts';

const left = counted('en', { one: 'day', other: 'days' });

export const words = {
  title: 'Correspondence games',
  about:
    'In a game with days for each move your time never runs out while you sleep, and stands still while you are on holiday. The others see until when you have time.',
  from: 'I sleep from',
  to: 'to',
  keep: 'Save',
  none: 'No hours of sleep',
  awake: 'No hours of sleep are set.',
  asleep: (from: string, to: string, zone: string): string => `You sleep from ${from} to ${to}, ${zone}.`,
  days: 'Days of holiday',
  go: 'Go on holiday now',
  gone: (until: string): string => `You are on holiday until ${until}.`,
  back: 'I am back',
  left: (days: number): string => `${left(days)} of holiday left for this year.`,
  saved: 'Saved.',
  away: 'The server did not answer, so nothing has changed.',
  /** At a table that waits for others: the way to the next of one's own games that waits. */
  next: (games: number): string => (games === 1 ? 'Another game waits for you.' : `${games} more games wait for you.`),
  nextGo: 'To the next game',
  /** Beside the clocks of a new table, where a move may not take days. */
  evening: 'A move here cannot take days: turns pass so often that a game would last for months. Play it in one evening.',
  fewer: (most: number): string => `With up to ${most} players a move may also take days.`,
};
