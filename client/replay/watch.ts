/** The way from a finished game to its replay. */
import { isRefusal } from '../../kernel/refusal.ts';
import { askServer } from '../line/api.ts';
import { go } from '../shell/router.ts';
import type { Session } from '../table/session/session.ts';
import { hold, LAST } from './source.ts';

/** The last game at this table, as the server stores it. */
export interface LastPlayed {
  readonly id: string;
  readonly visibility: 'open' | 'private' | 'closed';
  /** Other players may have closed it, too. */
  readonly closedByYou?: boolean;
}
export const historyPath = (code: string): string => `/api/tables/${code}/history`;
export interface History {
  readonly games: readonly LastPlayed[];
}

/** By game, the table a player left to watch it: others may wait there. */
const tables = new Map<string, string>();
export const tableOf = (id: string): string | null => tables.get(id) ?? null;

/** The address of the replay; null when it is not available now. */
export const replayOf = async (session: Session): Promise<string | null> => {
  if (session.line.kind === 'practice') {
    const answer = await session.line.ask({ ask: 'log' });
    if (isRefusal(answer)) return null;
    hold(LAST, String(answer['log']));
    return `/r/${LAST}`;
  }
  const reply = await askServer<History>('GET', historyPath(session.line.code));
  const last = reply.is === 'ok' ? reply.value.games.at(-1) : undefined;
  if (last === undefined) return null;
  tables.set(last.id, session.line.code);
  return `/r/${last.id}?as=${session.me.peek() ?? 'rail'}`;
};
export const watchAgain = async (session: Session): Promise<void> => {
  const path = await replayOf(session);
  if (path !== null) go(path);
};
/** The same with its analysis, at this moment. */
export const watchAnalysed = async (session: Session, n: number): Promise<void> => {
  const path = await replayOf(session);
  if (path !== null) go(`${path}${path.includes('?') ? '&' : '?'}analyse#${n}`);
};
