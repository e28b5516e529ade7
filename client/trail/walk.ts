/** How far somebody has come on the trail of a game, as this browser remembers. */
import { signal } from '@preact/signals';
import { posters } from '../games/registry.ts';
import { lessonsDone } from '../learn/progress.ts';
import { recall, remember } from '../shell/settings.ts';
import type { TrailStop } from './stop.ts';

const found = import.meta.glob<{ readonly stops: readonly TrailStop[] }>('../../games/*/page/stops.ts');
const at = (game: string): string => `../../games/${game}/page/stops.ts`;
/** The games that have a trail. */
export const walkedGames: readonly string[] = posters.map(({ game }) => game).filter(game => found[at(game)] !== undefined);
export const loadStops = async (game: string): Promise<readonly TrailStop[]> => (await found[at(game)]?.())?.stops ?? [];

const key = (game: string): string => `trail:${game}`;
const changes = signal(0);
const matchesDone = (game: string): readonly string[] => {
  changes.value;
  return (recall(key(game)) ?? '').split(' ').filter(id => id !== '');
};
export const matchDone = (game: string, id: string): void => {
  remember(key(game), [...new Set([...matchesDone(game), id])].join(' '));
  changes.value = changes.peek() + 1;
};
export const isDone = (game: string, { kind, id }: TrailStop): boolean =>
  (kind === 'lesson' ? lessonsDone(game) : matchesDone(game)).includes(id);
/** The first that is not done: everything up to it is open. */
export const nextStop = (game: string, stops: readonly TrailStop[]): number => {
  const next = stops.findIndex(stop => !isDone(game, stop));
  return next < 0 ? stops.length : next;
};
