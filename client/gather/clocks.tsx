/** How long everybody has for a decision. */
import type { JSX } from 'preact';
import { DAYS } from '../../wire/days.ts';
import { OPEN_CLOCK } from '../../wire/rated.ts';
import type { TimeControl } from '../../wire/requests.ts';
import { posterOf } from '../games/registry.ts';
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
  if (time.kind === 'days') return words.days(time.days);
  return time.kind === 'untimed' ? words.untimed : words.timed(time.decision, time.bank);
};
export const clockSaid = (time: TimeControl): string => `${say().ui.newTable.time}: ${controlSaid(time)}`;

const isSame = (a: TimeControl, b: TimeControl): boolean => JSON.stringify(a) === JSON.stringify(b);
/** In which games, and with how many players, a move may take days: where the poster says so. */
const clocksFor = (game: string, seats: number): readonly TimeControl[] =>
  posterOf(game)?.slow?.includes(seats) === true ? [...clocks, ...DAYS.map(days => ({ kind: 'days' as const, days }))] : clocks;
interface ClocksProps {
  readonly game: string;
  readonly seats: number;
  readonly time: TimeControl;
  readonly choose: (time: TimeControl) => void;
}
export const ClockChoice = ({ game, seats, time, choose }: ClocksProps): JSX.Element => {
  const offered = clocksFor(game, seats);
  return (
    <Choice
      legend={say().ui.newTable.time}
      values={offered.map((control, value) => ({ value, label: controlSaid(control) }))}
      chosen={offered.findIndex(control => isSame(control, time))}
      choose={value => choose(offered[value]!)}
    />
  );
};
