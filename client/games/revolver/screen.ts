/** What the screen of Revolver says, and how its view is read. */
import type { Open } from '../../../games/revolver/zones.ts';
import type { RevolverScreen } from '../../../words/revolver/screen.ts';
import { screenWords } from '../../shell/words.ts';
import type { Session } from '../../table/session.ts';

export const GAME = 'revolver';
export const screen = (): RevolverScreen => screenWords(GAME) as RevolverScreen;
/** The open facts; null until the game has begun. */
export const factsOf = (session: Session): Open | null => (session.now.value?.open as unknown as Open | undefined) ?? null;
