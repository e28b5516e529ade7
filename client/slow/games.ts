/**
 * The games of days that this guest plays, as the server knows them: asked for when a page wants to show them, and again when it is looked
 * at.
 */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askServer } from '../line/api.ts';
import { me } from '../line/server.ts';
import { movesWaiting } from '../shell/title.ts';

export interface SlowGame {
  readonly code: string;
  readonly game: string;
  readonly status: 'gathering' | 'playing';
  readonly others: readonly { readonly kind: 'guest' | 'bot'; readonly name: string }[];
  /** Until when this guest has time to move, by the server's calendar; null while another is waited for. */
  readonly yours: number | null;
}
interface SlowGames {
  readonly now: number;
  readonly games: readonly SlowGame[];
}
export const slowGames = signal<SlowGames | null>(null);

/** Another player's move takes hours: the page need not ask more often. */
const EVERY = 60_000;

const look = async (): Promise<void> => {
  const reply = await askServer<SlowGames>('GET', '/api/me/games');
  if (reply.is !== 'ok') return;
  slowGames.value = reply.value;
  movesWaiting.value = reply.value.games.filter(({ yours }) => yours !== null).length;
};
export const useSlowGames = (): void => {
  const guest = me.value?.id ?? null;
  useEffect(() => {
    if (guest === null) return;
    const seen = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    seen();
    const timer = setInterval(seen, EVERY);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [guest]);
};
