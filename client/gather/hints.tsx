/** Whether players may ask for hints. At open tables there are none, and the choice says so. */
import type { JSX } from 'preact';
import type { TableView } from '../../wire/protocol.ts';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

interface HintsProps {
  readonly visibility: TableView['visibility'];
  readonly hints: boolean;
  readonly choose: (on: boolean) => void;
}
export const HintsChoice = ({ visibility, hints, choose }: HintsProps): JSX.Element => {
  const words = say().ui.newTable.hints;
  const none = { value: false, label: words.off };
  return visibility === 'open' ? (
    <Choice legend={words.name} about={words.open} values={[none]} chosen={false} choose={choose} />
  ) : (
    <Choice legend={words.name} values={[none, { value: true, label: words.on }]} chosen={hints} choose={choose} />
  );
};
