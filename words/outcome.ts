/** How a game ended, in words: what each player has where the game counts anything, how it ended, and who won. */
import type { Outcome } from '../kernel/game.ts';
import type { GameWords } from './game.ts';
import { type Reader, who } from './phrase.ts';
import type { TableWords } from './table.ts';

type Said = Pick<GameWords, 'points' | 'teams' | 'endings'>;

/** A score as the game calls it; null where it counts nothing. */
export const scoreSaid = (table: Pick<TableWords, 'points'>, { points = table.points }: Said, n: number): string | null =>
  points === null ? null : points(n);

/** How it ended; where there are rounds, each kind of ending once, and how often. */
export const endingSaid = (table: TableWords, game: Said, { endings }: Outcome): string => {
  const often = (ending: string): number => endings.filter(each => each === ending).length;
  const said = [...new Set(endings)].map(ending => {
    const words = game.endings[ending] ?? ending;
    return often(ending) === 1 ? words : `${words} × ${often(ending)}`;
  });
  return table.ended(said.join(', '));
};

/** Who won: a team by its name, where people played together; else each by theirs. */
export const winSaid = (table: TableWords, game: Said, { winners, teams }: Outcome, reader: Reader): string => {
  const won = (teams ?? []).flatMap((side, team) => (side.some(seat => winners.includes(seat)) ? [game.teams?.[team] ?? ''] : []));
  return teams?.some(side => side.length > 1) ? table.teamsWin(won) : table.wins(winners.map(seat => who(reader, seat)));
};
/** All of it, a sentence a line. */
export const outcomeSaid = (table: TableWords, game: Said, outcome: Outcome, reader: Reader): string[] => [
  table.gameOver,
  endingSaid(table, game, outcome),
  ...outcome.score.flatMap((points, seat) => {
    const score = scoreSaid(table, game, points);
    return score === null ? [] : [table.score(who(reader, seat), score)];
  }),
  winSaid(table, game, outcome, reader),
];
