/**
 * For operators: games and players, reports, and measures. Anyone with the token is an operator; every act
 * is logged before it is answered.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { chatLine } from '../../wire/lines.ts';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import { isOperator } from '../people/identity.ts';
import type { StoredGuest } from '../store/shape/guests.ts';
import type { OperatorAct } from '../store/shape/moderation.ts';
import type { TableHeader } from '../store/shape/tables.ts';
import { headerOf } from '../tables/table-header.ts';
import { callerOf, HttpRefusal, type RouteContext, read } from './app.ts';

const MOST = 100;
/** How many reports about one guest are shown. */
const MOST_EACH = 10;
const DAY = 24 * 60 * 60 * 1000;
const LONGEST_BAN = 36_500;
/** The most tables a notice may be for. */
const MOST_TABLES = 1000;
/** Tokens cannot be guessed; this discourages trying. */
const WRONG_TOKENS = { perSecond: 0.2, burst: 10 };

const banning = v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_BAN)) });
/** Only reports the operator has seen. */
const settling = v.strictObject({ until: v.pipe(v.number(), v.integer()) });
const noticing = v.strictObject({
  text: v.union([v.literal(''), chatLine]),
  /** Only for those who sit at these tables; for all guests if there are none. */
  tables: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,8}$/))), v.maxLength(MOST_TABLES)), []),
});
const searching = v.object({ name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), '') });

const shownTable = (table: TableHeader): object => {
  const { code, game, visibility, status, seating } = headerOf(table);
  const people = seating.chairs.flatMap(chair => (chair.kind === 'guest' ? [{ id: chair.guest, name: chair.name }] : []));
  return { code, game, visibility, status, chairs: seating.chairs.length, people, updatedAt: table.updatedAt };
};
const shownGuest = ({ id, name, createdAt, seenAt, bannedUntil }: StoredGuest): object => ({
  id,
  name,
  createdAt,
  seenAt,
  bannedUntil: bannedUntil !== null && bannedUntil > Date.now() ? bannedUntil : null,
});

type WithId = { Params: { id: string } };

export function operatorRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, guests, notices, operatorHash } = context;
  const { moderation } = store;
  const wrong = context.shares.share('tokens', new Buckets(WRONG_TOKENS.perSecond, WRONG_TOKENS.burst));
  const mustBeOperator = (request: FastifyRequest): void => {
    if (isOperator(request.headers.authorization, operatorHash)) return;
    throw wrong.take(callerOf(context, request))
      ? new HttpRefusal(401, refusals.notOperator)
      : new HttpRefusal(429, refusals.tooFast);
  };
  const noted = async (act: OperatorAct['act'], about: string, words = ''): Promise<void> => {
    app.log.info({ act, about }, 'an operator has acted');
    await moderation.note({ id: randomUUID(), at: Date.now(), act, about, words });
  };

  /** For pages without a connection. */
  app.get('/api/notice', async request => {
    const guest = await guests.known(request.headers.cookie);
    const said = notices.saidTo(guest?.id ?? null);
    return { id: said?.id ?? '', text: said?.text ?? '' };
  });
  app.get('/api/operator', async request => {
    mustBeOperator(request);
    const { name } = read(searching, request.query);
    const [tables, people, reports, acts, counts, health, town] = await Promise.all([
      moderation.servedTables(MOST),
      moderation.guestsNamed(name, MOST),
      moderation.reports(MOST, MOST_EACH),
      moderation.acts(MOST),
      store.contents.counts(),
      context.health(),
      context.town.numbers(),
    ]);
    const { guests: known, results: finished } = counts;
    return {
      town: { ...town, calls: context.calls?.tally ?? null },
      counts: { guests: known, tables: counts.tables, finished },
      tables: tables.map(shownTable),
      guests: people.map(shownGuest),
      reports,
      acts,
      notice: notices.said?.text ?? '',
      noticeFor: notices.said?.tables ?? '',
      health,
    };
  });
  app.post<WithId>('/api/operator/guests/:id/ban', async request => {
    mustBeOperator(request);
    const { days } = read(banning, request.body);
    const { id } = request.params;
    const found = await store.guests.find(id);
    if (found === null) throw new HttpRefusal(404, refusals.noPlayer);
    await noted(days === 0 ? 'unban' : 'ban', id, days === 0 ? '' : `${days} days`);
    await moderation.ban(id, days === 0 ? null : Date.now() + days * DAY);
    if (days > 0) guests.signedOut(id);
    return {};
  });
  app.post<{ Params: { code: string } }>('/api/operator/tables/:code/close', async request => {
    mustBeOperator(request);
    const table = await store.tables.findByCode(request.params.code.toUpperCase());
    if (table === null) throw new HttpRefusal(404, refusals.noTable);
    await noted('close table', table.code);
    await moderation.closeTable(table.id, Date.now());
    context.closeTable(table.code);
    return {};
  });
  app.post<WithId>('/api/operator/reports/:id/settle', async request => {
    mustBeOperator(request);
    if (!(await moderation.settle(request.params.id, Date.now()))) throw new HttpRefusal(404, refusals.noReport);
    await noted('settle report', request.params.id);
    return {};
  });
  app.post<WithId>('/api/operator/guests/:id/settle', async request => {
    mustBeOperator(request);
    const { until } = read(settling, request.body);
    const { id } = request.params;
    const settled = await moderation.settleAbout(id, until, Date.now());
    if (settled === 0) throw new HttpRefusal(404, refusals.noReport);
    await noted('settle reports', id, String(settled));
    return {};
  });
  app.post('/api/operator/notice', async request => {
    mustBeOperator(request);
    const { text, tables } = read(noticing, request.body);
    for (const code of tables) if ((await store.tables.findByCode(code)) === null) throw new HttpRefusal(404, refusals.noTable);
    await noted('notice', tables.join(' '), text);
    await notices.say({ id: randomUUID(), at: Date.now(), text, tables: tables.join(' ') });
    return {};
  });
}
