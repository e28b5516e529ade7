/** How the strongest bot does on the same deal: found out once in a browser, while the page can be read. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Outcome } from '../../kernel/game.ts';
import { playedIn } from './played.ts';
import { resultOf, rivalDid } from './results.ts';
import type { Deal } from './terms.ts';

export type RivalNews =
  | { readonly moves: number; readonly outcome?: Outcome }
  /** It could not be found out. */
  | { readonly broken: string };

/** The bot's moves so far; null when it is not playing, or failed. */
export const useRival = (deal: Deal): number | null => {
  const moves = useSignal<number | null>(null);
  const result = resultOf(deal.game, deal.date);
  const wanted = result != null && result.rival === undefined;
  useEffect(() => {
    if (!wanted) return;
    const worker = new Worker(new URL('./rival-worker.ts', import.meta.url), { type: 'module' });
    moves.value = 0;
    worker.onmessage = ({ data }: MessageEvent<RivalNews>) => {
      if ('broken' in data) moves.value = null;
      else if (data.outcome === undefined) moves.value = data.moves;
      else rivalDid(deal.game, deal.date, playedIn(data.outcome, deal.seat, data.moves));
    };
    worker.postMessage(deal);
    return () => worker.terminate();
  }, [deal.seed, wanted]);
  return wanted ? moves.value : null;
};
