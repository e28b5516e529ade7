/** At a game of days that waits for another player: the way to the next game that waits for this one, so that one visit makes all moves. */
import type { JSX } from 'preact';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { slowGames, useSlowGames } from './games.ts';

export const NextGame = ({ code }: { readonly code: string }): JSX.Element | null => {
  useSlowGames();
  const waiting = (slowGames.value?.games ?? []).filter(game => game.yours !== null && game.code !== code);
  if (!useSpoken('slow') || waiting.length === 0) return null;
  const words = pageWords('slow');
  return (
    <aside class="announced" aria-label={words.nextGo}>
      <p role="status">{words.next(waiting.length)}</p>
      <a class="btn quiet" href={`/t/${waiting[0]!.code}`}>
        {words.nextGo}
      </a>
    </aside>
  );
};
