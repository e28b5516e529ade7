/** A player's record in a game against bots: wins by level, the cards they play, how fast their hand is. */
import type { Seat } from '../../kernel/seat.ts';

/** One game, as far as it is added up. */
export interface GameSum {
  readonly game: string;
  /** The weakest of the bots: a winner has beaten all of them. */
  readonly level: string;
  readonly won: boolean;
  /** How often each word stands in the player's moves; which of them are cards, the game's names know. */
  readonly played: { readonly [word: string]: number };
  /** The player's times in races, in milliseconds. */
  readonly times: readonly number[];
}
export interface OwnTally {
  readonly levels: { readonly [level: string]: readonly [played: number, won: number] };
  readonly played: { readonly [word: string]: number };
  /** The newest last. */
  readonly times: readonly number[];
}
export const noTally: OwnTally = { levels: {}, played: {}, times: [] };

/** Times and words that are kept: the newest, and the most frequent. */
const MOST_TIMES = 50;
const MOST_WORDS = 60;

interface LogInput {
  readonly seat?: Seat;
  readonly move?: { readonly [part: string]: unknown };
  readonly verdict?: { readonly evidence?: { readonly hands?: readonly { readonly seat: Seat; readonly time: number }[] } };
}
const inputsOf = (log: string): readonly LogInput[] =>
  log
    .split('\n')
    .filter(line => line !== '')
    .flatMap(line => (JSON.parse(line) as { readonly in?: LogInput }).in ?? []);

/** `levels` are the game's bots from the weakest to the strongest. */
export const sumOf = (
  about: { readonly game: string; readonly bots: readonly (string | null)[]; readonly winners: readonly Seat[] },
  levels: readonly string[],
  log: string,
): GameSum => {
  const seat = about.bots.indexOf(null);
  const inputs = inputsOf(log);
  const words = inputs.filter(input => input.seat === seat).flatMap(({ move }) => Object.values(move ?? {}).flat());
  const played: { [word: string]: number } = {};
  for (const word of words) if (typeof word === 'string') played[word] = (played[word] ?? 0) + 1;
  const weakest = Math.min(...about.bots.flatMap(bot => (bot === null ? [] : [levels.indexOf(bot)])));
  return {
    game: about.game,
    level: levels[weakest] ?? '',
    won: about.winners.includes(seat),
    played,
    times: inputs.flatMap(({ verdict }) =>
      (verdict?.evidence?.hands ?? []).filter(hand => hand.seat === seat).map(hand => Math.round(hand.time)),
    ),
  };
};

export const added = (tally: OwnTally, { level, won, played, times }: GameSum): OwnTally => {
  const [games, wins] = tally.levels[level] ?? [0, 0];
  const words: { [word: string]: number } = { ...tally.played };
  for (const [word, n] of Object.entries(played)) words[word] = (words[word] ?? 0) + n;
  const frequent = Object.entries(words).sort(([, a], [, b]) => b - a);
  return {
    levels: { ...tally.levels, [level]: [games + 1, wins + Number(won)] },
    played: Object.fromEntries(frequent.slice(0, MOST_WORDS)),
    times: [...tally.times, ...times].slice(-MOST_TIMES),
  };
};

/** The middle one; null without any. */
export const medianOf = (times: readonly number[]): number | null => times.toSorted((a, b) => a - b)[times.length >> 1] ?? null;
