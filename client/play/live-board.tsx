/** The board of a live table: with hints, and the sheet after a game. */
import type { ComponentType, JSX } from 'preact';
import { later } from '../shell/later.ts';
import { Board } from '../table/board/board.tsx';
import type { Session } from '../table/session/session.ts';

const AfterGame = later(async () => (await import('./after.tsx')).AfterGame);
const HintSheet = later(async () => (await import('../hint/hint.tsx')).HintSheet);

interface LiveBoardProps {
  readonly session: Session;
  /** At tables with other people. */
  readonly Chat?: ComponentType<{ readonly session: Session }>;
}
export const LiveBoard = (props: LiveBoardProps): JSX.Element => <Board {...props} After={AfterGame} Hint={HintSheet} />;
