/** The trail in the saloon, in one line: where it begins for a newcomer, and where somebody stands who walks it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../shell/words.ts';
import { isBegun, loadStops, nextStop, walkedGames } from './walk.ts';

interface Standing {
  readonly game: string;
  /** The stop that comes next, and how many there are. */
  readonly stop: number;
  readonly of: number;
}
/** On the trail that leads furthest of those that are not walked to their end; null where there is none. */
const standing = async (): Promise<Standing | null> => {
  const trails = await Promise.all(
    walkedGames.filter(isBegun).map(async (game): Promise<Standing> => {
      const stops = await loadStops(game);
      return { game, stop: nextStop(game, stops) + 1, of: stops.length };
    }),
  );
  return trails.filter(({ stop, of }) => stop <= of).toSorted((a, b) => b.stop - a.stop)[0] ?? null;
};

export const TrailLine = (): JSX.Element | null => {
  const { ui, names } = say();
  const [first] = walkedGames;
  const isNew = !walkedGames.some(isBegun);
  const here = useSignal<Standing | null>(null);
  useEffect(() => {
    if (!isNew)
      void standing().then(found => {
        here.value = found;
      });
  }, [isNew]);
  if (first === undefined) return null;
  const { newcomer, stop } = ui.saloon.trail;
  const at = here.value;
  return (
    <p class="trailline">
      {isNew ? (
        <a href={`/trail/${first}`}>{newcomer}</a>
      ) : (
        at !== null && <a href={`/trail/${at.game}`}>{stop(names[at.game]!.name, at.stop, at.of)}</a>
      )}
    </p>
  );
};
