/** The game as a whole, for the chart at its end: as this page saw it, or, if it entered after the deal, replayed from the log. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import { ReplayLine } from '../replay/line.ts';
import { LogReader } from '../replay/reader.ts';
import { whenIdle } from '../table/pieces/idle.ts';
import { type GameClient, Session } from '../table/session/session.ts';

/** Gathers facts as the game does, and shows nothing. */
const unshown = (game: GameClient): GameClient => ({
  ...game,
  heard: () => {},
  opened: () => {},
  drawn: () => false,
  hold: () => 0,
  interlude: () => null,
  scene: () => null,
});
const clocks = { now: 0, deadlines: [] };
/** Null where the log is unavailable or cannot be replayed. */
const playedAgain = async (session: Session): Promise<Session | null> => {
  const answer = await session.line.ask({ ask: 'log' });
  if (isRefusal(answer)) return null;
  const reader = new LogReader();
  try {
    const film = await reader.ask({ to: 'open', log: String(answer['log']) });
    if ('fault' in film) return null;
    const line = new ReplayLine();
    const again = new Session(line, unshown(session.game));
    line.tell({ tell: 'table', table: session.table.peek()! });
    for (let n = 0; n <= film.moments; n++) {
      const update = await reader.ask({ to: 'frame', n, viewer: session.me.peek() ?? 'rail' });
      again.hurry();
      line.tell({ tell: 'update', table: line.code, update, clocks });
      await whenIdle(again);
    }
    return again;
  } finally {
    reader.close();
  }
};
/** Null until it is known. */
export const useWhole = (session: Session): Session | null => {
  const again = useSignal<Session | null>(null);
  const saw = session.sawWhole.value;
  // A server stores a game before it proves it.
  const isWritten = session.line.kind === 'practice' || session.proof.value !== null;
  useEffect(() => {
    if (saw || !isWritten) return;
    let left = false;
    void playedAgain(session).then(played => {
      if (!left) again.value = played;
    });
    return () => {
      left = true;
    };
  }, [saw, isWritten]);
  return saw ? session : again.value;
};
