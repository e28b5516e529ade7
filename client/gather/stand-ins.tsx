/** In a game of days: what becomes of somebody who does not come any more. */
import type { JSX } from 'preact';
import type { TimeControl } from '../../wire/requests.ts';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

interface StandInsProps {
  readonly time: TimeControl;
  readonly standIns: boolean;
  readonly choose: (on: boolean) => void;
}
/** Null where a move takes no days. */
export const standInsSaid = ({
  time,
  standIns = false,
}: {
  readonly time: TimeControl;
  readonly standIns?: boolean;
}): string | null => {
  const words = say().ui.newTable.standIns;
  return time.kind === 'days' ? `${words.name}: ${standIns ? words.on : words.off}` : null;
};
export const StandInsChoice = ({ time, standIns, choose }: StandInsProps): JSX.Element | null => {
  const words = say().ui.newTable.standIns;
  if (time.kind !== 'days') return null;
  return (
    <Choice
      legend={words.name}
      values={[
        { value: false, label: words.off },
        { value: true, label: words.on },
      ]}
      chosen={standIns}
      choose={choose}
    />
  );
};
