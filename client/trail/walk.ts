/** A player's progress on the trail of a game, as this browser remembers. */
import { posters } from '../games/registry.ts';
import { lessonsDone } from '../learn/progress.ts';
import { solvedIn } from '../puzzles/record.ts';
import { keepWord, keptWords } from '../shell/settings.ts';
import type { TrailStop } from './stop.ts';

const found = import.meta.glob<{ readonly stops: readonly TrailStop[] }>('../../games/*/page/stops.ts', { eager: true });
/** The stops of a game, in their order; none where it has no trail. */
export const stopsOf = (game: string): readonly TrailStop[] => found[`../../games/${game}/page/stops.ts`]?.stops ?? [];
/** The games that have a trail. */
export const walkedGames: readonly string[] = posters.map(({ game }) => game).filter(game => stopsOf(game).length > 0);

export const trailKey = (game: string): string => `trail:${game}`;
export const matchDone = (game: string, id: string): void => keepWord(trailKey(game), id);
export const isDone = (game: string, stop: TrailStop): boolean => {
  if (stop.kind === 'puzzles') return solvedIn(game).size >= stop.asks;
  return (stop.kind === 'lesson' ? lessonsDone(game) : keptWords(trailKey(game))).has(stop.id);
};
/** Has anything on the trail of this game been done? */
export const isBegun = (game: string): boolean => lessonsDone(game).size + keptWords(trailKey(game)).size > 0;
/** Does the trail go on from this lesson with something that is no lesson, and that is still to be done? */
export const leadsOn = (game: string, lesson: string): boolean => {
  const stops = stopsOf(game);
  const after = stops[stops.findIndex(({ kind, id }) => kind === 'lesson' && id === lesson) + 1];
  return after !== undefined && after.kind !== 'lesson' && !isDone(game, after);
};
/** The first that is not done: everything up to it is open. */
export const nextStop = (game: string): number => {
  const stops = stopsOf(game);
  const next = stops.findIndex(stop => !isDone(game, stop));
  return next < 0 ? stops.length : next;
};

export interface OnTrail {
  readonly game: string;
  /** The number of the stop that comes next, and how many there are. */
  readonly at: number;
  readonly of: number;
  readonly stop: TrailStop;
}
/** A player's place: on the furthest trail not walked to its end. A newcomer stands before the first. */
export const trailAhead = (): OnTrail | null => {
  const ahead = walkedGames.flatMap((game): OnTrail[] => {
    const next = nextStop(game);
    const stop = stopsOf(game)[next];
    return stop === undefined ? [] : [{ game, at: next + 1, of: stopsOf(game).length, stop }];
  });
  const begun = ahead.filter(({ game }) => isBegun(game)).toSorted((a, b) => b.at - a.at);
  return begun[0] ?? ahead[0] ?? null;
};
