/** Why the last start failed, in words; null when there was none, or the game has begun. */
import type { TableView } from '../../wire/protocol.ts';
import { say } from '../shell/words.ts';

export const unansweredSaid = ({ missed, status, pledges }: TableView): string | null => {
  const last = missed?.at(-1);
  if (last === undefined || status === 'playing' || pledges !== undefined) return null;
  return say().ui.gather.unanswered(last.join(', '), last.length);
};
