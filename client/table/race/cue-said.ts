/** Whether the cue of a race is heard, in words; null where no hands race. */
import type { TableView } from '../../../wire/protocol.ts';
import { hasRaces } from '../../games/registry.ts';
import { say } from '../../shell/words.ts';

export const cueSaid = ({ game, options, cue = 'heard' }: Pick<TableView, 'game' | 'options' | 'cue'>): string | null => {
  const words = say().ui.newTable.cue;
  return hasRaces(game, options) ? `${words.name}: ${words[cue]}` : null;
};
