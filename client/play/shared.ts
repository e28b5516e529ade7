/** A finished game for a reader who was not there: the game, the winner, the players. No player is called "you". */
import type { Outcome } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { GameTalk } from '../../words/game.ts';
import { scoreSaid, winSaid } from '../../words/outcome.ts';
import type { Tongue } from '../shell/words.ts';
import { rankedBy } from '../table/end/ranking.ts';

type Said = Pick<GameTalk, 'name' | 'points' | 'teams' | 'endings'>;

/** Team by team in team games; else by place, with each player's figure where the game counts any. */
const playersSaid = ({ table }: Pick<Tongue, 'table'>, game: Said, outcome: Outcome, names: readonly string[]): string => {
  const { teams } = outcome;
  if (teams?.some(side => side.length > 1))
    return teams.map((side, team) => `${game.teams?.[team] ?? team + 1} (${side.map(seat => names[seat]).join(', ')})`).join(' – ');
  const said = ({ seat, points, place }: { readonly seat: Seat; readonly points: number; readonly place: number }): string => {
    const score = scoreSaid(table, game, points);
    return score === null ? `${place}. ${names[seat]}` : `${names[seat]}: ${score}`;
  };
  return rankedBy(outcome, null).map(said).join(', ');
};
export const sharedText = (
  tongue: Pick<Tongue, 'ui' | 'table'>,
  game: Said,
  outcome: Outcome,
  names: readonly string[],
): string => {
  const won = winSaid(tongue.table, game, outcome, { viewer: 'rail', names });
  return tongue.ui.after.shared(game.name, won, playersSaid(tongue, game, outcome, names));
};
