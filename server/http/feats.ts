/** Feats over HTTP: a finished game against steady bots is submitted, replayed here, and shown to those who know its player. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Feat, isUnfit, playerOf, readFeat } from '../../bots/feat.ts';
import { refusals, unfitRefusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import type { StoredFeat } from '../store/shape/feats.ts';
import { callerOf, guestOf, HttpRefusal, type RouteContext, read } from './app.ts';

const HOUR = 3600;
/** Games per hour from one guest, and from one address; half of them at once. */
const SENT = { guest: 30, address: 120 };
/** A game of four thousand steps is longer than any ever played. */
const LONGEST_BODY = 131_072;
/** How many are shown per deal. */
const BOARD = 50;

const sending = v.strictObject({
  feat: v.record(v.string(), v.unknown()),
  link: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{16}$/))), null),
});
const isMove = (feat: Feat, step: Feat['steps'][number]): boolean => {
  if (step === 0) return false;
  return (Array.isArray(step) ? step[0] : (step as { readonly seat?: unknown }).seat) === playerOf(feat);
};
export function featRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, shares, examiner } = context;
  const bucket = (name: string, perHour: number): Buckets => shares.share(name, new Buckets(perHour / HOUR, perHour / 2));
  const [ofGuest, ofAddress] = [bucket('feats of guests', SENT.guest), bucket('feats of addresses', SENT.address)];

  app.post('/api/feats', { bodyLimit: LONGEST_BODY }, async (request, reply) => {
    const guest = await guestOf(context, request);
    const { feat: given, link } = read(sending, request.body);
    if (!ofAddress.take(callerOf(context, request)) || !ofGuest.take(guest.id)) throw new HttpRefusal(429, refusals.tooFast);
    const feat = readFeat(given);
    if (isUnfit(feat)) throw new HttpRefusal(422, unfitRefusals[feat.unfit]);
    const found = await examiner.examine(feat);
    if (found === null) throw new HttpRefusal(503, refusals.noThinker);
    if (isUnfit(found)) throw new HttpRefusal(422, unfitRefusals[found.unfit]);
    const kept: StoredFeat = {
      id: randomBytes(12).toString('base64url'),
      ...found,
      guest: guest.id,
      game: feat.game,
      at: Date.now(),
      moves: feat.steps.filter(step => isMove(feat, step)).length,
      feat: JSON.stringify(feat),
    };
    const isFirst = await store.feats.keep(kept, link);
    if (isFirst && link !== null) context.calls?.played(guest, kept, link);
    return reply.code(isFirst ? 201 : 200).send({ deal: kept.deal, isFirst });
  });
  app.get<{ Params: { deal: string } }>('/api/feats/of/:deal', async request => {
    const { deal } = request.params;
    const guest = await context.guests.known(request.headers.cookie);
    const [spread, board] = await Promise.all([
      store.feats.spread(deal),
      guest === null ? [] : store.feats.board(deal, guest.id, BOARD),
    ]);
    return { deal, spread, board: board.map(({ guest: id, ...feat }) => ({ ...feat, isYours: id === guest?.id })) };
  });
  app.get<{ Params: { id: string } }>('/api/feats/:id', async request => {
    const { id } = await guestOf(context, request);
    const feat = await store.feats.find(request.params.id, id);
    if (feat === null) throw new HttpRefusal(404, refusals.noReplay);
    return { name: feat.name, feat: JSON.parse(feat.feat) };
  });
}
