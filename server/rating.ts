/** How a finished game is written down, and what it does to the ratings of those who played (`skill.ts`). */
import { createHash } from 'node:crypto';
import type { Outcome } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Finished, Header } from '../table/house.ts';
import { RACES, reactionIn, signOf } from '../table/race/hands.ts';
import type { Evidence } from '../table/race/verdict.ts';
import { fresh, rated } from './skill.ts';
import type { Rating, RatingRule, Skill } from './store/shape/ratings.ts';
import type { Result, ResultSeat } from './store/shape/results.ts';
import type { Player } from './store/shape/values.ts';

const samePlayer = (a: Player, b: Player): boolean => a.kind === b.kind && a.id === b.id;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Who won or lost together; everybody alone where nobody says otherwise. */
export const sides = (outcome: Outcome): readonly (readonly Seat[])[] => outcome.teams ?? outcome.score.map((_, seat) => [seat]);

/** The place of each side, 1 for the winners: by victory, then by the best score of its members. Equals share a place. */
export const places = (outcome: Outcome): number[] => {
  const standing = sides(outcome).map(side => ({
    won: side.some(seat => outcome.winners.includes(seat)),
    score: Math.max(...side.map(seat => outcome.score[seat]!)),
  }));
  const isBetter = (a: (typeof standing)[number], b: (typeof standing)[number]): boolean =>
    a.won !== b.won ? a.won : !a.won && a.score > b.score;
  return standing.map(one => 1 + standing.filter(other => isBetter(other, one)).length);
};

/** The link to a replay: nobody can guess it, because it is made from the table's secret id. */
export const resultId = (tableId: string, game: number): string =>
  createHash('sha256').update(`${tableId} ${game}`).digest('base64url').slice(0, 22);

/** Who has played this seat: a player who was sent away has not, and the bot that played on has. */
const playerAt = (seat: Seat, { start }: Finished, { seating }: Pick<Header, 'seating'>): Player => {
  const chair = seating.chairs[seat];
  const isOusted = seating.ousted?.some(ousted => ousted.seat === seat) ?? false;
  const { kind, id } = start.players[seat]!;
  return isOusted && chair?.kind === 'bot' ? { kind: 'bot', id: chair.bot } : { kind, id };
};

export const resultOf = (
  table: Pick<Header, 'id' | 'game' | 'seating' | 'visibility'>,
  rows: { readonly firstSeq: number; readonly lastSeq: number },
  finished: Finished,
): Result => {
  const { start, endedAt, outcome } = finished;
  const place = places(outcome);
  const sideOf = (seat: Seat): number => sides(outcome).findIndex(side => side.includes(seat));
  const seats = start.players.map(
    ({ name }, seat): ResultSeat => ({
      seat,
      player: playerAt(seat, finished, table),
      name,
      score: outcome.score[seat]!,
      place: place[sideOf(seat)]!,
      team: outcome.teams === undefined ? null : sideOf(seat),
    }),
  );
  const { id: tableId, game } = table;
  return {
    id: resultId(tableId, start.game),
    tableId,
    game,
    rules: String(start.rules),
    ...rows,
    startedAt: start.at,
    endedAt,
    visibility: (start.visibility ?? table.visibility) === 'open' ? table.visibility : 'private',
    seats,
  };
};

const DAY = 24 * 60 * 60 * 1000;
/** However long people play with each other on one day, this many games of it are rated. */
const TOGETHER: RatingRule['together'] = { most: 6, within: DAY };

/** A guest who was deleted in the middle of the game. */
const isNobody = ({ kind, id }: Player): boolean => kind === 'guest' && id === '';

/** What each guest has shown in the races of a game, after what they had shown before. */
const handsIn =
  (races: readonly Evidence[], players: readonly Player[]): NonNullable<RatingRule['hands']> =>
  (guest, before) => {
    const seat = players.findIndex(({ kind, id }) => kind === 'guest' && id === guest);
    const shown = races.flatMap(race => reactionIn(race, seat) ?? []);
    const reactions = [...(JSON.parse(before) as number[]), ...shown].slice(-RACES);
    return { reactions: JSON.stringify(reactions), arePeoples: signOf(reactions) === null };
  };

/**
 * How a game is rated; null when it is not, as at a private table or for a bot among its own kind. A bot that sat on several chairs gets the
 * mean of what each of them would have earned it. Those who have sent somebody away come last, even if they won.
 */
export function ratingRule(
  { seats, visibility }: Pick<Result, 'seats' | 'visibility'>,
  { outcome, races }: Pick<Finished, 'outcome' | 'races'>,
  senders: readonly string[],
): RatingRule | null {
  const players = seats.map(({ player }) => player);
  if (visibility === 'private' || players.some(isNobody) || players.every(player => samePlayer(player, players[0]!))) return null;
  const isSender = (seat: Seat): boolean => players[seat]!.kind === 'guest' && senders.includes(players[seat]!.id);
  const order = places(outcome).map((place, side) => (sides(outcome)[side]!.some(isSender) ? outcome.score.length + 1 : place));
  return {
    fresh,
    together: TOGETHER,
    hands: races.length === 0 ? null : handsIn(races, players),
    rate(before: readonly Rating[]) {
      const skillOf = (player: Player): Skill => before.find(known => samePlayer(known.player, player)) ?? fresh;
      const teams = sides(outcome).map(side => side.map(seat => skillOf(players[seat]!)));
      const after = rated(teams, order);
      const earned = sides(outcome).flatMap((side, i) => side.map((seat, j) => ({ player: players[seat]!, ...after[i]![j]! })));
      return before.map(({ player }) => {
        const own = earned.filter(one => samePlayer(one.player, player));
        return { player, mu: mean(own.map(one => one.mu)), sigma: mean(own.map(one => one.sigma)) };
      });
    },
  };
}
