/** Whether hints are allowed, in words. */
import { say } from '../../shell/words.ts';

export const hintsSaid = (allowed: boolean): string => {
  const { name, on, off } = say().ui.newTable.hints;
  return `${name}: ${allowed ? on : off}`;
};
