/** The order after a game. */
import type { Outcome } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly points: number;
  readonly place: number;
}
/** Players by their own total, or in teams by the team's. Winners come first, even if they needed less. */
export const rankedBy = (
  { score, winners }: Pick<Outcome, 'score' | 'winners'>,
  teams: readonly number[] | null,
): readonly Ranked[] => {
  const side = (seat: Seat): number => teams?.[seat] ?? seat;
  const total = (seat: Seat): number => score.reduce((sum, points, other) => (side(other) === side(seat) ? sum + points : sum), 0);
  const won = (seat: Seat): number => Number(winners.includes(seat));
  const ahead = (a: Seat, b: Seat): number => won(b) - won(a) || total(b) - total(a);
  const seats = score.map((_, seat) => seat).sort((a, b) => ahead(a, b) || side(a) - side(b) || score[b]! - score[a]!);
  const place = (seat: Seat): number => 1 + new Set(seats.filter(other => ahead(other, seat) < 0).map(side)).size;
  return seats.map(seat => ({ seat, points: score[seat]!, place: place(seat) }));
};
