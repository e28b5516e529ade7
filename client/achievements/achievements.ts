/** A player's achievements in each game, as this browser remembers. */
import { signal } from '@preact/signals';
import { recall, remember } from '../shell/settings.ts';
import type { OwnLoss } from './loss.ts';
import { added, type GameSum, noTally, type OwnTally } from './tally.ts';

/** Analyses that are remembered, the newest last. */
const MOST_LOSSES = 40;
const changes = signal(0);
const stored = <V>(key: string, otherwise: V): V => {
  changes.value;
  try {
    return (JSON.parse(recall(key) ?? 'null') as V | null) ?? otherwise;
  } catch {
    return otherwise;
  }
};
const keep = (key: string, value: unknown): void => {
  remember(key, JSON.stringify(value));
  changes.value = changes.peek() + 1;
};

export const tallyKey = (game: string): string => `tally:${game}`;
export const tallyOf = (game: string): OwnTally => stored(tallyKey(game), noTally);
export const keepTally = (game: string, tally: OwnTally): void => keep(tallyKey(game), tally);
export const countGame = (sum: GameSum): void => keepTally(sum.game, added(tallyOf(sum.game), sum));

/** Own games that were analysed, each once. */
const lossKey = (game: string): string => `losses:${game}`;
export const lossesOf = (game: string): readonly OwnLoss[] => stored(lossKey(game), []);
export const keepLoss = (game: string, loss: OwnLoss): void =>
  keep(lossKey(game), [...lossesOf(game).filter(({ id }) => id !== loss.id), loss].slice(-MOST_LOSSES));
