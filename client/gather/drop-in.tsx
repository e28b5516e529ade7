/** Whether people who come may take chairs that bots sit on. */
import type { JSX } from 'preact';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

interface DropInProps {
  readonly dropIn: boolean;
  readonly choose: (on: boolean) => void;
}
export const DropInChoice = ({ dropIn, choose }: DropInProps): JSX.Element => {
  const words = say().ui.newTable.dropIn;
  return (
    <Choice
      legend={words.name}
      about={words.about}
      values={[
        { value: false, label: words.off },
        { value: true, label: words.on },
      ]}
      chosen={dropIn}
      choose={choose}
    />
  );
};
