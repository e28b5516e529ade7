/** How long everybody has for a decision. */
import type { JSX } from 'preact';
import { OPEN_CLOCK } from '../../wire/rated.ts';
import type { TimeControl } from '../../wire/requests.ts';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

export const clocks: readonly TimeControl[] = [
  { kind: 'untimed' },
  OPEN_CLOCK,
  { kind: 'timed', decision: 30, bank: 60 },
  { kind: 'timed', decision: 15, bank: 30 },
];
export const controlSaid = (time: TimeControl): string => {
  const words = say().ui.newTable;
  return time.kind === 'untimed' ? words.untimed : words.timed(time.decision, time.bank);
};
export const clockSaid = (time: TimeControl): string => `${say().ui.newTable.time}: ${controlSaid(time)}`;

const isSame = (a: TimeControl, b: TimeControl): boolean => JSON.stringify(a) === JSON.stringify(b);
interface ClocksProps {
  readonly time: TimeControl;
  readonly choose: (time: TimeControl) => void;
}
export const ClockChoice = ({ time, choose }: ClocksProps): JSX.Element => (
  <Choice
    legend={say().ui.newTable.time}
    values={clocks.map((control, value) => ({ value, label: controlSaid(control) }))}
    chosen={clocks.findIndex(control => isSame(control, time))}
    choose={value => choose(clocks[value]!)}
  />
);
