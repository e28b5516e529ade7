/** Clocks: a player's time left, counted down on the page's own clock. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../kernel/seat.ts';
import { longTime } from '../../shell/figures.ts';
import { Icon } from '../../shell/icon.tsx';
import { say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

const SOON = 10;
const spelled = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
/** Whole seconds left; null when nothing is timed. */
const left = (session: Session, seat: Seat): number | null => {
  const clocks = session.clocks.value;
  const due = clocks?.deadlines[seat] ?? null;
  if (clocks === null || due === null) return null;
  const now = Math.max(clocks.now + performance.now() - clocks.heard, clocks.begins ?? 0);
  return Math.max(0, Math.ceil((due - now) / 1000));
};
/** Whole seconds until a bot takes over from a player who has left. */
export const secondsUntil = (session: Session, seat: Seat): number => {
  const due = session.table.value?.chairs[seat]?.heldIn ?? 0;
  return Math.max(0, Math.ceil((due - (performance.now() - session.tableHeard.value)) / 1000));
};
/** Redraws twice a second during a countdown. */
export const useBeat = (on: boolean): void => {
  const beat = useSignal(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => beat.value++, 500);
    return () => clearInterval(timer);
  }, [on]);
  beat.value;
};
export const Clock = ({ session, seat }: { readonly session: Session; readonly seat: Seat }): JSX.Element | null => {
  useBeat((session.clocks.value?.deadlines[seat] ?? null) !== null);
  const seconds = left(session, seat);
  if (seconds === null) return null;
  if (session.table.value?.time.kind === 'days')
    return (
      <span class="clk" role="timer">
        <Icon name="stopwatch" />
        {longTime(seconds)}
      </span>
    );
  return (
    <span class={`clk ${seconds <= SOON ? 'soon' : ''}`} role="timer" aria-label={say().ui.table.timeLeft(seconds)}>
      <Icon name="stopwatch" />
      {spelled(seconds)}
    </span>
  );
};
