/** Who finds the table: everybody in the saloon, or those with the link. */
import type { JSX } from 'preact';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

type Visibility = 'open' | 'private';
interface VisibilityProps {
  readonly visibility: Visibility;
  readonly choose: (visibility: Visibility) => void;
}
export const VisibilityChoice = ({ visibility, choose }: VisibilityProps): JSX.Element => {
  const words = say().ui.newTable;
  return (
    <Choice<Visibility>
      legend={words.visibility}
      values={[
        { value: 'private', label: words.private },
        { value: 'open', label: words.open },
      ]}
      chosen={visibility}
      choose={choose}
    />
  );
};
