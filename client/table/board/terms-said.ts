/** The terms of a table, in words. */
import type { TableView } from '../../../wire/protocol.ts';
import { hasRaces } from '../../games/registry.ts';
import { say } from '../../shell/words.ts';

export const hintsSaid = (allowed: boolean): string => {
  const { name, on, off } = say().ui.newTable.hints;
  return `${name}: ${allowed ? on : off}`;
};
/** Null where no hands race. */
export const cueSaid = ({ game, options, cue = 'heard' }: Pick<TableView, 'game' | 'options' | 'cue'>): string | null => {
  const words = say().ui.newTable.cue;
  return hasRaces(game, options) ? `${words.name}: ${words[cue]}` : null;
};
