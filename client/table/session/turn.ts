/** Whether it is the player's move, and the page's title for it. */
import type { Session } from './session.ts';

type Turn = Pick<Session, 'isCalled' | 'now' | 'isLost'>;
export const isTurn = ({ isCalled, now }: Turn): boolean => isCalled.value && now.value?.outcome == null;
/** Without a connection the player cannot move, whatever was asked last. */
export const titleAt = (session: Turn, name: string, yourMove: string): string =>
  isTurn(session) && !session.isLost.value ? `● ${yourMove} ${name}` : name;
