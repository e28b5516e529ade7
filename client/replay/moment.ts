/** The moment of a replay from which somebody plays on, as an address says it: `?from=<replay>&at=<moment>&as=<seat>`. */
import type { LogMoment } from '../practice/messages.ts';
import { findLog } from './source.ts';

/** Null when the address asks for no such thing; `missing` when the log is nowhere to be found. */
export const momentIn = async (search: string): Promise<LogMoment | 'missing' | null> => {
  const query = new URLSearchParams(search);
  const from = query.get('from');
  if (from === null) return null;
  const found = await findLog(from);
  return found.is === 'log' ? { log: found.log, at: Number(query.get('at')), seat: Number(query.get('as')) } : 'missing';
};
