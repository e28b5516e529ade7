/** After a game, in two lines: the player's turning point, and a link to the analysis at that moment. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { turningPoint } from '../../bots/analysis.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { watchAnalysed } from '../replay/watch.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import type { Session } from '../table/session/session.ts';
import { Analysis, allCores } from './analysis.ts';
import { percent } from './figures.ts';
import { chancesAt } from './steps.ts';
import './yours.css';

/** The curve of the finished game, as it grows; null until there is a log. No player waits for it, so half of the cores are enough. */
const useCurve = (session: Session): Analysis | null => {
  const curve = useSignal<Analysis | null>(null);
  // A server stores a game before it proves it.
  const isWritten = session.line.kind === 'practice' || session.proof.value !== null;
  useEffect(() => {
    if (!isWritten) return;
    let left = false;
    void session.line.ask({ ask: 'log' }).then(answer => {
      if (!left && !isRefusal(answer)) curve.value = new Analysis(String(answer['log']), 'curve', Math.ceil(allCores() / 2));
    });
    return () => {
      left = true;
      curve.peek()?.close();
    };
  }, [isWritten]);
  return curve.value;
};

export const YourTurningPoint = ({ session, seat }: { readonly session: Session; readonly seat: Seat }): JSX.Element => {
  const curve = useCurve(session);
  const isSpoken = useSpoken('analysis');
  if (!isSpoken || curve === null || curve.broken.value !== null) return <div class="yours-turned" />;
  const { yours } = pageWords('analysis');
  const steps = curve.steps.value;
  const turning = curve.isDone.value ? turningPoint(steps, seat) : null;
  const said = (): string => {
    if (!curve.isDone.value) return yours.looking;
    if (turning === null) return yours.none;
    const [from, to] = [chancesAt(steps, turning.n - 1)![seat]!, turning.chances.of[seat]!];
    return yours.turning(turning.n, percent(from), percent(to));
  };
  return (
    <div class="yours-turned">
      <p role="status">{said()}</p>
      <button type="button" class="btn onpaper quiet" onClick={() => void watchAnalysed(session, turning?.n ?? 0)}>
        {yours.analyse}
      </button>
    </div>
  );
};
