/** The analysis of both games, on demand: who played better, and where each game turned. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { turningPoint } from '../../bots/analysis.ts';
import type { Seat } from '../../kernel/seat.ts';
import { Analysis, allCores } from '../analysis/analysis.ts';
import { fraction, percent, Z } from '../analysis/figures.ts';
import { chancesAt } from '../analysis/steps.ts';
import { MINE, THEIRS } from '../replay/source.ts';
import { pageWords } from '../shell/page-words.ts';
import * as styles from './beat.module.css';
import { compared, lostIn } from './better.ts';

interface Both {
  readonly theirs: string;
  readonly mine: string;
  readonly seat: Seat;
  readonly by: string;
  readonly you: string;
}
const Found = ({
  who,
  analysis,
  seat,
  id,
}: {
  readonly who: string;
  readonly analysis: Analysis;
  readonly seat: Seat;
  readonly id: string;
}): JSX.Element => {
  const words = pageWords('beat');
  const steps = analysis.steps.value;
  const lost = lostIn(steps, seat);
  const turning = turningPoint(steps, seat);
  const before = turning === null ? null : chancesAt(steps, turning.n - 1);
  return (
    <div class={styles.game}>
      <b>{who}</b>
      {lost !== null && <p>{words.lost(fraction(lost.by), Math.max(1, percent(Z * lost.error)))}</p>}
      {turning === null || before === null ? (
        <p>{words.unturned}</p>
      ) : (
        <p>
          <a href={`/r/${id}?as=${seat}&analyse#${turning.n}`}>
            {words.turned(turning.n, percent(before[seat]!), percent(turning.chances.of[seat]!))}
          </a>
        </p>
      )}
    </div>
  );
};
export const Analysed = ({ theirs, mine, seat, by, you }: Both): JSX.Element => {
  const words = pageWords('beat');
  const both = useSignal<readonly [Analysis, Analysis] | null>(null);
  useEffect(
    () => () => {
      for (const analysis of both.peek() ?? []) analysis.close();
    },
    [],
  );
  const begin = (): void => {
    const half = Math.ceil(allCores() / 2);
    both.value = [new Analysis(theirs, 'quick', half), new Analysis(mine, 'quick', half)];
  };
  if (both.value === null)
    return (
      <p>
        <button type="button" class="btn onpaper" onClick={begin}>
          {words.analyse}
        </button>
      </p>
    );
  const [one, other] = both.value;
  if (one.broken.value !== null || other.broken.value !== null) return <p>{one.broken.value ?? other.broken.value}</p>;
  const shareOf = (analysis: Analysis): number =>
    analysis.steps.value.length / (analysis.extent.value?.steps ?? Number.POSITIVE_INFINITY);
  if (!one.isDone.value || !other.isDone.value)
    return <p role="status">{words.analysing(percent((shareOf(one) + shareOf(other)) / 2))}</p>;
  const ahead = compared(lostIn(one.steps.value, seat), lostIn(other.steps.value, seat));
  return (
    <>
      <p class={styles.said} role="status">
        {ahead === 0 ? words.alike : words.better(ahead < 0 ? by : you)}
      </p>
      <div class={styles.columns}>
        <Found who={by} analysis={one} seat={seat} id={THEIRS} />
        <Found who={you} analysis={other} seat={seat} id={MINE} />
      </div>
    </>
  );
};
