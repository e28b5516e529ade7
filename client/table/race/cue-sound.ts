/** The sound of the cue of a race: the table agrees whether there is one, and each player decides whether they have sound at all. */
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
/** Sounds of cards turned up with the cue would give it away: where the cue is silent, so are they. */
export const withCue = (table: Agreed, tell: () => void): void => (isAgreed(table) ? tell() : silently(tell));
