/** Who finds the table: everybody in the saloon, or those with the link; and whether its games are rated. */
import type { JSX } from 'preact';
import type { RatedTerms } from '../../wire/rated.ts';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

type Visibility = 'open' | 'private';
interface VisibilityProps {
  readonly visibility: Visibility;
  /** Whether games are rated so, or why not. */
  readonly terms: RatedTerms;
  readonly choose: (visibility: Visibility) => void;
}
export const VisibilityChoice = ({ visibility, terms, choose }: VisibilityProps): JSX.Element => {
  const words = say().ui.newTable;
  return (
    <Choice<Visibility>
      legend={words.visibility}
      about={words.terms[terms]}
      values={[
        { value: 'private', label: words.private },
        { value: 'open', label: words.open },
      ]}
      chosen={visibility}
      choose={choose}
    />
  );
};
