/** How well the deal of the day was played, whatever came of it: what the player's moves lost a decision. Found out once, in workers. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnalysedStep } from '../../bots/analysis.ts';
import type { Seat } from '../../kernel/seat.ts';
import { Analysis, allCores } from '../analysis/analysis.ts';
import { Z } from '../analysis/figures.ts';
import { type OwnPlay, playWas, resultOf } from '../day/results.ts';
import type { Deal } from '../day/terms.ts';
import { lostIn } from './better.ts';

const playIn = (steps: readonly AnalysedStep[], seat: Seat): OwnPlay | null => {
  const lost = lostIn(steps, seat);
  return lost && { by: lost.by, within: Z * lost.error };
};
/** The part of the analysis that is done; null where none is made, or nothing came of it. */
export const usePlay = ({ game, date, seat }: Deal, log: string): number | null => {
  const done = useSignal<number | null>(null);
  const result = resultOf(game, date);
  const wanted = result != null && result.play === undefined;
  useEffect(() => {
    if (!wanted) return;
    const analysis = new Analysis(log, 'quick', Math.ceil(allCores() / 2));
    const unsubscribe = analysis.steps.subscribe(steps => {
      done.value = steps.length / (analysis.extent.peek()?.steps ?? Number.POSITIVE_INFINITY);
      if (analysis.isDone.peek()) playWas(game, date, playIn(steps, seat));
    });
    const unheard = analysis.broken.subscribe(why => {
      if (why !== null) done.value = null;
    });
    return () => {
      unsubscribe();
      unheard();
      analysis.close();
    };
  }, [log, wanted]);
  return wanted ? done.value : null;
};
