/**
 * Players that only arenas know: one search with the same number of dreams, as the legend thinks, with beliefs, by weights that were
 * learned, or with everything any player at the table knows.
 */
import { sidesOf } from '../../bots/arena.ts';
import { learned, pupil } from '../../bots/learned/player.ts';
import { FORM, isUnfitWeights, MOVES_FORM, readWeights } from '../../bots/learned/weights.ts';
import { searcher } from '../../bots/searcher.ts';
import { boxes, type GameId } from '../../games/index.ts';
import type { Bot } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';

/** A bot that dreams with everything any player knows. */
export const SEER = 'seer';
const DOUBT = 1;

/** Why these weights are not used; null if they are, or if there are none. */
export const faultIn = (id: GameId, weights: string | null, form = FORM): string | null => {
  const read = weights === null ? null : readWeights(weights, boxes[id].game, form);
  return read !== null && isUnfitWeights(read) ? read.fault : null;
};
export const mindsOf = (id: GameId, dreams: number, weights: string | null): readonly Bot<Kinds>[] => {
  const { mind, game } = boxes[id];
  if (mind === undefined) return [];
  const read = weights === null ? null : readWeights(weights, game);
  const judged = read === null ? null : isUnfitWeights(read) ? mind : learned(mind, read);
  const effort = { playouts: dreams, doubt: DOUBT } as const;
  return [
    searcher('thinker', mind, effort),
    searcher('believer', mind, { ...effort, believes: true }),
    searcher(SEER, mind, effort),
    ...(judged === null ? [] : [searcher('learned', judged, effort)]),
  ];
};

/** A player without a search, by the weights of `sixgun train --moves`; by hunch if they cannot be used. */
export const pupilsOf = (id: GameId, moves: string | null): readonly Bot<Kinds>[] => {
  const { mind, game } = boxes[id];
  if (mind === undefined || moves === null) return [];
  const read = readWeights(moves, game, MOVES_FORM);
  return [isUnfitWeights(read) ? { ...mind.hunch, name: 'pupil' } : pupil(mind, read)];
};

/** The game to play when one of these two is a seer, in the n-th game of a pair. */
export const seenBy = (
  game: Game<Kinds>,
  contest: { readonly config: Kinds['Config']; readonly seats: number; readonly seed: string },
  [first, other]: readonly [string, string],
  n: number,
): Game<Kinds> => {
  if (first !== SEER && other !== SEER) return game;
  const teams = game.teams(contest.config, contest.seats);
  const side = n % sidesOf({ ...contest, game });
  const isFirst = (seat: number): boolean => (teams?.[seat] ?? seat) === side;
  return {
    ...game,
    imagine: (table, seat, seed) =>
      (isFirst(seat) ? first : other) === SEER ? game.redealt(table, seed) : game.imagine(table, seat, seed),
  };
};
