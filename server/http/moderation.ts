/** Moderation by guests: blocking others, and reporting them to the operators. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { chatLine } from '../../wire/lines.ts';
import { reasons } from '../../wire/lists.ts';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import { headerOf } from '../tables/table-header.ts';
import { guestOf, HttpRefusal, type RouteContext, read } from './app.ts';

const MINUTE = 60;
const REPORTS = { perSecond: 1 / MINUTE, burst: 5 };
const MOST_BLOCKED = 200;

const reporting = v.strictObject({
  guest: v.pipe(v.string(), v.maxLength(64)),
  table: v.pipe(v.string(), v.maxLength(16)),
  reason: v.picklist(reasons),
  words: v.optional(v.union([v.literal(''), chatLine]), ''),
});
type WithGuest = { Params: { guest: string } };

export function moderationRoutes(app: FastifyInstance, context: RouteContext): void {
  const { moderation, guests, tables } = context.store;
  const reports = context.shares.share('reports', new Buckets(REPORTS.perSecond, REPORTS.burst));

  /** Together at this table now, or in an earlier game at any table. */
  const haveSat = async (one: string, other: string, code: string): Promise<boolean> => {
    const table = await tables.findByCode(code);
    const chairs = table === null ? [] : headerOf(table).seating.chairs;
    const sits = (guest: string): boolean => chairs.some(chair => chair.kind === 'guest' && chair.guest === guest);
    return (sits(one) && sits(other)) || (await moderation.haveSat(one, other));
  };

  app.get('/api/me/blocks', async request => ({ blocked: await moderation.blockedBy((await guestOf(context, request)).id) }));
  app.put<WithGuest>('/api/me/blocks/:guest', async request => {
    const { id } = await guestOf(context, request);
    const { guest } = request.params;
    if (guest === id || (await guests.find(guest)) === null) throw new HttpRefusal(404, refusals.noPlayer);
    if ((await moderation.blockedBy(id)).length >= MOST_BLOCKED) throw new HttpRefusal(429, refusals.tooMuch);
    await moderation.block(id, guest);
    return {};
  });
  app.delete<WithGuest>('/api/me/blocks/:guest', async request => {
    await moderation.unblock((await guestOf(context, request)).id, request.params.guest);
    return {};
  });
  app.post('/api/reports', async request => {
    const { guest, table, reason, words } = read(reporting, request.body);
    const { id } = await guestOf(context, request);
    if (guest === id || (await guests.find(guest)) === null) throw new HttpRefusal(404, refusals.noPlayer);
    const code = table.toUpperCase();
    if (!(await haveSat(id, guest, code))) throw new HttpRefusal(403, refusals.notTogether);
    if (!reports.take(id)) throw new HttpRefusal(429, refusals.tooFast);
    const told = { reporter: id, reported: guest, tableCode: code, reason, words };
    await moderation.report({ id: randomUUID(), at: Date.now(), settledAt: null, ...told });
    return {};
  });
}
