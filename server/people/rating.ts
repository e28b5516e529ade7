/** The record of a finished game, and its effect on the players' ratings (`skill.ts`). */
import { createHash } from 'node:crypto';
import type { Outcome } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { RACES, reactionIn, signOf } from '../../table/race/hands.ts';
import type { Evidence, HandEvidence } from '../../table/race/verdict.ts';
import type { Finished, Header } from '../../table/runtime.ts';
import { isOfHouse } from '../../table/seats/drop-in.ts';
import { RATED_LIMITS, ratedTerms } from '../../wire/rated.ts';
import type { RatingRule, Skill } from '../store/shape/ratings.ts';
import type { Result, ResultSeat } from '../store/shape/results.ts';
import type { Player } from '../store/shape/values.ts';
import { almostCertain, fresh, rated } from './skill.ts';

const samePlayer = (a: Player, b: Player): boolean => a.kind === b.kind && a.id === b.id;

/** The sides that won or lost together; by default each player alone. */
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

/** Did this guest play it? */
export const isPlayer = ({ seats }: Result, guest: string | undefined): boolean =>
  seats.some(({ player }) => player.kind === 'guest' && player.id !== '' && player.id === guest);

/** The link to a replay, unguessable because it is derived from the table's secret id. */
export const resultId = (tableId: string, game: number): string =>
  createHash('sha256').update(`${tableId} ${game}`).digest('base64url').slice(0, 22);

/** Who played this seat: not a player who was sent away, but the bot that played on. */
const playerAt = (seat: Seat, { start }: Finished, { seating }: Pick<Header, 'seating'>): Player => {
  const chair = seating.chairs[seat];
  const isOusted = seating.ousted?.some(ousted => ousted.seat === seat) ?? false;
  const { kind, id } = start.players[seat]!;
  return isOusted && chair?.kind === 'bot' ? { kind: 'bot', id: chair.bot } : { kind, id };
};

export const resultOf = (
  table: Pick<Header, 'id' | 'game' | 'seating' | 'visibility' | 'time'>,
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
    // By its initial terms: changing the table cannot end a game's rating.
    terms: ratedTerms({ ...table, ...start, house: isOfHouse(table.seating) }, start.players),
    seats,
  };
};

const DAY = 24 * 60 * 60 * 1000;
/**
 * A guest costs nothing, so a person may bring any number of puppets to lose to them. No guest is rated, or counts for others,
 * before they have played with a few people; little can be won per day from each of them, and not much from all of them together.
 */
export const LIMITS: RatingRule['limits'] = { ...RATED_LIMITS, within: DAY };

/** Once one of two is almost certainly better, they are no match any more and do not count for each other. */
const isMatch = (one: Skill, other: Skill): boolean => almostCertain(one) <= other.mu && almostCertain(other) <= one.mu;

/** Each guest's reactions in the races of a game, appended to their earlier ones. */
const handsIn =
  (races: readonly Evidence[], players: readonly Player[]): NonNullable<RatingRule['hands']> =>
  (guest, before) => {
    const seat = players.findIndex(({ kind, id }) => kind === 'guest' && id === guest);
    const shown = races.flatMap(race => reactionIn(race, seat) ?? []);
    const reactions = [...(JSON.parse(before) as number[]), ...shown].slice(-RACES);
    return { reactions: JSON.stringify(reactions), arePeoples: signOf(reactions) === null };
  };

/**
 * Does one of these seats beat the other over a line that is too uneven for races, or that was judged by its page's clock answers?
 * Such a line could hide anything, and must not win by it. Defeats count as always: a stuttering line does not save its player from one.
 */
const unevenly = (races: readonly Evidence[], outcome: Outcome): ((one: Seat, other: Seat) => boolean) => {
  const isUnsure = ({ uneven, byClock }: HandEvidence): boolean => uneven !== undefined || byClock === true;
  const uneven = new Set(races.flatMap(({ hands }) => hands.filter(isUnsure).map(({ seat }) => seat)));
  const place = places(outcome);
  const placeOf = (seat: Seat): number => place[sides(outcome).findIndex(side => side.includes(seat))]!;
  const isAhead = (one: Seat, other: Seat): boolean => uneven.has(one) && placeOf(one) < placeOf(other);
  return (one, other) => isAhead(one, other) || isAhead(other, one);
};

/** How a game is rated; null when it is not. Each player is rated by their results against players who count for them. */
export function ratingRule(
  { seats, terms }: Pick<Result, 'seats' | 'terms'>,
  { outcome, races }: Pick<Finished, 'outcome' | 'races'>,
): RatingRule | null {
  if (terms !== 'rated') return null;
  const players = seats.map(({ player }) => player);
  const place = places(outcome);
  const isUneven = unevenly(races, outcome);
  return {
    fresh,
    limits: LIMITS,
    hands: races.length === 0 ? null : handsIn(races, players),
    uneven: players.some((_, one) => players.some((_, other) => isUneven(one, other))),
    rate(before, counts) {
      const skillOf = (seat: Seat): Skill => before.find(({ player }) => samePlayer(player, players[seat]!)) ?? fresh;
      return before.flatMap(({ player }) => {
        const seat = players.findIndex(each => samePlayer(each, player));
        const field = sides(outcome)
          .map((side, i) => ({
            place: place[i]!,
            // Players on the same side are rated together, whoever they are.
            side: side.includes(seat)
              ? side
              : side.filter(
                  other => isMatch(skillOf(seat), skillOf(other)) && counts(player, players[other]!) && !isUneven(seat, other),
                ),
          }))
          .filter(({ side }) => side.length > 0);
        if (field.length < 2) return [];
        const own = field.findIndex(({ side }) => side.includes(seat));
        const after = rated(
          field.map(({ side }) => side.map(skillOf)),
          field.map(one => one.place),
        );
        return [{ player, ...after[own]![field[own]!.side.indexOf(seat)]! }];
      });
    },
  };
}
