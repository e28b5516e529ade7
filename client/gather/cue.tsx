/** Whether the cue of a race is only seen or also heard. There is no such choice where no hands race. */
import type { JSX } from 'preact';
import type { TableView } from '../../wire/protocol.ts';
import type { CueSense } from '../../wire/requests.ts';
import { hasRaces } from '../games/registry.ts';
import { say } from '../shell/words.ts';
import { Choice } from './choice.tsx';

interface CueProps extends Pick<TableView, 'game' | 'options' | 'cue'> {
  readonly choose: (cue: CueSense) => void;
}
export const CueChoice = ({ game, options, cue = 'heard', choose }: CueProps): JSX.Element | null => {
  const words = say().ui.newTable.cue;
  if (!hasRaces(game, options)) return null;
  return (
    <Choice<CueSense>
      legend={words.name}
      about={words.about}
      values={[
        { value: 'heard', label: words.heard },
        { value: 'seen', label: words.seen },
      ]}
      chosen={cue}
      choose={choose}
    />
  );
};
