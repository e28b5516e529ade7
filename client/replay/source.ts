/** Where a log comes from: the server, this browser's practice games, or a visitor's file. */
import { signal } from '@preact/signals';
import { askServer } from '../line/api.ts';
import { KEPT, keptGames, keptLog } from '../practice/kept.ts';
import type { LogMoment } from '../practice/messages.ts';

export type Found =
  | { readonly is: 'log'; readonly log: string /** Players, if the server knows. */; readonly players: readonly string[] }
  /** The visitor must choose a file. */
  | { readonly is: 'file' }
  | { readonly is: 'none' | 'gone' | 'rules' | 'away' };

/** The newest practice game of this browser, and a log opened from a file. */
export const LAST = 'last';
export const FILE = 'file';
/** Two games of one deal, compared side by side: a challenger's, and the player's own. */
export const THEIRS = 'theirs';
export const MINE = 'mine';
const HELD: readonly string[] = [LAST, FILE, THEIRS, MINE];
/** Replays that are links to this browser only. */
export const isOwn = (id: string): boolean => HELD.includes(id) || id.startsWith(KEPT);

/** Logs that this page holds in memory: they need no storage, and are gone with it. */
const held = new Map<string, string>();
/** Counts opened files, so that a page can follow. */
export const brought = signal(0);
export const hold = (id: typeof LAST | typeof FILE | typeof THEIRS | typeof MINE, log: string): void => {
  held.set(id, log);
  brought.value++;
};

interface Served {
  readonly log: string;
  readonly players: readonly { readonly kind: 'guest' | 'bot'; readonly id: string }[];
}
const served = async (id: string): Promise<Found> => {
  const reply = await askServer<Served>('GET', `/api/replays/${encodeURIComponent(id)}`);
  if (reply.is === 'ok')
    return {
      is: 'log',
      log: reply.value.log,
      players: reply.value.players.map(player => (player.kind === 'guest' ? player.id : '')),
    };
  if (reply.is === 'away') return { is: 'away' };
  return { is: reply.status === 410 ? 'rules' : 'gone' };
};
const own = (log: string | null): Found => (log === null ? { is: 'none' } : { is: 'log', log, players: [] });

export const findLog = async (id: string): Promise<Found> => {
  if (!isOwn(id)) return served(id);
  const kept = held.get(id) ?? null;
  if (id === FILE) return kept === null ? { is: 'file' } : own(kept);
  if (id !== LAST) return own(kept ?? (await keptLog(id)));
  if (kept !== null) return own(kept);
  const newest = (await keptGames())[0];
  return own(newest === undefined ? null : await keptLog(newest.id));
};

/** Saves a log as a file. */
export const saveLog = (log: string, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([log], { type: 'application/x-ndjson' }));
  link.download = `${name}.log`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/**
 * The moment of a replay to play on from, given in an address: `?from=<replay>&at=<moment>&as=<seat>`. Null when it asks for no such thing;
 * `missing` when the log is nowhere to be found.
 */
export const momentIn = async (search: string): Promise<LogMoment | 'missing' | null> => {
  const query = new URLSearchParams(search);
  const from = query.get('from');
  if (from === null) return null;
  const found = await findLog(from);
  return found.is === 'log' ? { log: found.log, at: Number(query.get('at')), seat: Number(query.get('as')) } : 'missing';
};
