/** The sound of the cue of a race: a table agrees on whether there is one, and each player on whether they have sound at all. */
import type { TableView } from '../../../wire/protocol.ts';
import { sound } from '../../shell/settings.ts';
import { play, silently } from '../../shell/sound.ts';

type Agreed = Pick<TableView, 'cue'> | null;
const isAgreed = (table: Agreed): boolean => table?.cue !== 'seen';

/** Can the cue be heard on this page? */
export const hearsCue = (table: Agreed): boolean => isAgreed(table) && sound.peek() === 'on';
export const soundCue = (table: Agreed): void => {
  if (isAgreed(table)) play('cue');
};
/** What is turned up with the cue would give it away: where the cue is only seen, that makes no sound either. */
export const withCue = (table: Agreed, tell: () => void): void => (isAgreed(table) ? tell() : silently(tell));
