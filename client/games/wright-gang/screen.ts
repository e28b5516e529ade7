/** What the screen of Wright Brothers' Gang says, and how its view is read. */
import type { Open } from '../../../games/wright-gang/zones.ts';
import type { WrightScreen } from '../../../words/wright-gang/screen.ts';
import { screenWords } from '../../shell/words.ts';
import type { Session } from '../../table/session.ts';

export const GAME = 'wright-gang';
export const screen = (): WrightScreen => screenWords(GAME) as WrightScreen;
/** The open facts; null until the game has begun. */
export const factsOf = (session: Session): Open | null => (session.now.value?.open as unknown as Open | undefined) ?? null;
