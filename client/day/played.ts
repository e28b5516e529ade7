/** How a deal was played: by the player, or by the strongest bot in the same chair. */
import type { Outcome } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { rankedBy } from '../table/end/ranking.ts';

export interface ChairResult {
  readonly won: boolean;
  readonly place: number;
  /** How many places there were: players, or teams. */
  readonly of: number;
  readonly points: number;
  readonly moves: number;
}
export const playedIn = (outcome: Outcome, seat: Seat, moves: number): ChairResult => {
  const sides = outcome.teams ?? outcome.score.map((_, each) => [each]);
  const teams = outcome.score.map((_, each) => sides.findIndex(side => side.includes(each)));
  const { place, points } = rankedBy(outcome, teams).find(ranked => ranked.seat === seat)!;
  return { won: outcome.winners.includes(seat), place, of: sides.length, points, moves };
};

interface LoggedLine {
  readonly in?: { readonly seat?: Seat; readonly undo?: Seat };
}
/** A player's number of moves, by the log of the game, without moves taken back. */
export const movesIn = (log: string, seat: Seat): number =>
  log
    .split('\n')
    .filter(line => line !== '')
    .map(line => (JSON.parse(line) as LoggedLine).in)
    .reduce((n, input) => n + Number(input?.seat === seat) - Number(input?.undo === seat), 0);
