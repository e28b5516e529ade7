/** A result of the day in words; and what a player shows to others of it, which spoils nothing. */
import { levelsIn } from '../../words/levels.ts';
import { day, tenths } from '../shell/figures.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { ChairResult } from './played.ts';
import type { DayResult } from './results.ts';
import type { DateName, Deal } from './terms.ts';

export const dateSaid = (date: DateName): string => day(Date.parse(`${date}T12:00`));
/** With two places there are only two ways to end. */
export const endSaid = ({ won, place, of }: ChairResult): string => {
  const words = pageWords('day');
  if (won) return words.won;
  return of > 2 ? words.place(place, of) : words.lost;
};
export const strongestOf = (game: string): string => {
  const { bots } = say().names[game]!;
  return bots[levelsIn(bots).at(-1)!]!.name;
};

/** What the player's moves lost; null until that is known. */
export const playSaid = ({ play }: DayResult): string | null =>
  play == null ? null : pageWords('day').playLost(tenths(100 * play.by), tenths(100 * play.within));

const summed = (game: string, played: ChairResult): string => {
  const { ui, names } = say();
  const { points = ui.table.points } = names[game]!;
  return [endSaid(played), ...(points === null ? [] : [points(played.points)]), pageWords('day').moves(played.moves)].join(', ');
};
export const sharedText = ({ game, date }: Deal, result: DayResult): string => {
  const words = pageWords('day');
  return [
    `Sixgun · ${words.of(say().names[game]!.name)} · ${dateSaid(date)}`,
    `${words.you}: ${summed(game, result)}`,
    ...[playSaid(result)].filter(said => said !== null),
    ...(result.rival === undefined ? [] : [`${words.rival(strongestOf(game))}: ${summed(game, result.rival)}`]),
  ].join('\n');
};
