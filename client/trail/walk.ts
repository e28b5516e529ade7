/** How far somebody has come on the trail of a game, as this browser remembers. */
import { posters } from '../games/registry.ts';
import { lessonsDone } from '../learn/progress.ts';
import { solvedIn } from '../puzzles/record.ts';
import { keepWord, keptWords } from '../shell/kept-words.ts';
import type { TrailStop } from './stop.ts';

const found = import.meta.glob<{ readonly stops: readonly TrailStop[] }>('../../games/*/page/stops.ts');
const at = (game: string): string => `../../games/${game}/page/stops.ts`;
/** The games that have a trail. */
export const walkedGames: readonly string[] = posters.map(({ game }) => game).filter(game => found[at(game)] !== undefined);
export const loadStops = async (game: string): Promise<readonly TrailStop[]> => (await found[at(game)]?.())?.stops ?? [];

export const trailKey = (game: string): string => `trail:${game}`;
export const matchDone = (game: string, id: string): void => keepWord(trailKey(game), id);
export const isDone = (game: string, stop: TrailStop): boolean => {
  if (stop.kind === 'puzzles') return solvedIn(game).size >= stop.asks;
  return (stop.kind === 'lesson' ? lessonsDone(game) : keptWords(trailKey(game))).has(stop.id);
};
/** Has anything on the trail of this game been done? */
export const isBegun = (game: string): boolean => lessonsDone(game).size + keptWords(trailKey(game)).size > 0;
/** Does the trail go on from this lesson with something that is no lesson, and that is still to be done? */
export const leadsOn = (game: string, stops: readonly TrailStop[], lesson: string): boolean => {
  const after = stops[stops.findIndex(({ kind, id }) => kind === 'lesson' && id === lesson) + 1];
  return after !== undefined && after.kind !== 'lesson' && !isDone(game, after);
};
/** The first that is not done: everything up to it is open. */
export const nextStop = (game: string, stops: readonly TrailStop[]): number => {
  const next = stops.findIndex(stop => !isDone(game, stop));
  return next < 0 ? stops.length : next;
};
