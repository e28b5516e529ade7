/** Whom this guest has blocked: the server keeps them from their tables, and this browser does not show what they write. */
import { askServer, type Reply } from '../line/api.ts';
import { mute, unmute } from './mute.ts';

export interface Blocked {
  readonly id: string;
  readonly name: string;
}
export const blockedByMe = (): Promise<Reply<{ readonly blocked: readonly Blocked[] }>> => askServer('GET', '/api/me/blocks');

export const setBlocked = async ({ id, name }: Blocked, blocked: boolean): Promise<Reply<object>> => {
  const reply = await askServer<object>(blocked ? 'PUT' : 'DELETE', `/api/me/blocks/${encodeURIComponent(id)}`);
  if (reply.is === 'ok' && blocked) mute(id, name);
  if (reply.is === 'ok' && !blocked) unmute(id);
  return reply;
};
