/** What the screen of Revolver says, and how its view is read. */
import type { Open } from '../../../games/revolver/zones.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { CardId } from '../../../words/revolver/cards.ts';
import type { RevolverScreen } from '../../../words/revolver/screen.ts';
import { screenWords } from '../../shell/words.ts';
import type { Session } from '../../table/session.ts';

export const GAME = 'revolver';
export const screen = (): RevolverScreen => screenWords(GAME) as RevolverScreen;
export const titleOf = (face: string): string => screen().cards[face as CardId]?.name ?? face;
export const textOf = (face: string): string => screen().cards[face as CardId]?.text ?? '';
/** The open facts; null until the game has begun. */
export const factsOf = (session: Session): Open | null => (session.now.value?.open as unknown as Open | undefined) ?? null;
/** Who sits at the lower edge: the player, or Colty for those who watch. */
export const bottomSeat = (session: Session): Seat => session.me.value ?? 0;
