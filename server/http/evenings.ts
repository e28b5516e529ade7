/**
 * Answers to an evening. The server does not know when and how often it takes place: only the answers of guests with its link to one date.
 */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { EVENING, eveningAnswers } from '../../wire/lists.ts';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import type { StoredAnswer } from '../store/shape/evenings.ts';
import { guestOf, HttpRefusal, type RouteContext, read } from './app.ts';

/** Per guest; a further one replaces the oldest. */
const MOST_ANSWERS = 50;
/** How many answers are shown per evening. */
const SHOWN = 50;
const HOUR = 60 * 60 * 1000;
const YEAR = 366 * 24 * HOUR;
/** An evening can be answered for a while after it began. */
const BEGUN = 3 * HOUR;
const MINUTE = 60;
const ANSWERING = { perSecond: 10 / MINUTE, burst: 20 };

const which = v.strictObject({
  evening: v.pipe(v.string(), v.regex(EVENING)),
  at: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});
const answering = v.strictObject({
  answer: v.picklist(eveningAnswers),
  game: v.pipe(v.string(), v.maxLength(64)),
  table: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,8}$/))),
});

/** A guest's own answer, as shown to them. */
export const ownAnswer = ({ guest: _, reminded: __, ...answer }: StoredAnswer): object => answer;

export function eveningRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, shares, games, date } = context;
  const changes = shares.share('evenings', new Buckets(ANSWERING.perSecond, ANSWERING.burst));

  app.get('/api/evenings/:evening/:at', async request => {
    const { evening, at } = read(which, request.params);
    const guest = await context.guests.known(request.headers.cookie);
    const answers = await store.evenings.of(evening, at, guest?.id ?? null, SHOWN);
    return { answers: answers.map(({ guest: id, ...answer }) => ({ ...answer, isYours: id === guest?.id })) };
  });
  app.put('/api/evenings/:evening/:at', async request => {
    const { evening, at } = read(which, request.params);
    const { answer, game, table: code } = read(answering, request.body);
    const { id: guest } = await guestOf(context, request);
    if (games.get(game) === undefined) throw new HttpRefusal(404, refusals.noGame);
    const now = date();
    if (at < now - BEGUN || at > now + YEAR) throw new HttpRefusal(400, { ...refusals.badRequest, about: 'at' });
    if (!changes.take(guest)) throw new HttpRefusal(429, refusals.tooFast);
    await store.evenings.answer({ evening, at, guest, answer, game, code, answeredAt: now }, MOST_ANSWERS);
    return {};
  });
}
