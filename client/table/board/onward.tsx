/** The way on from what lies over the table. Where time cannot stand still the sheet turns by itself, and says when. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

const TICK = 250;

interface OnwardProps {
  readonly session: Session;
  readonly label: string;
  readonly done: () => void;
}
export const Onward = ({ session, label, done }: OnwardProps): JSX.Element => {
  const until = session.pause.turnsAt.value;
  const left = useSignal(0);
  useEffect(() => {
    if (until === null) return;
    const tick = (): void => {
      left.value = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <>
      {until !== null && <p class="turns">{say().ui.table.turnsItself(left.value)}</p>}
      <button type="button" class="btn go" data-action="onward" onClick={done}>
        {label}
      </button>
    </>
  );
};
