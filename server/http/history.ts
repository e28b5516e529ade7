/** Played games: players, results, ratings, and replays. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import { isPlayer } from '../people/rating.ts';
import { almostCertain } from '../people/skill.ts';
import type { Rating } from '../store/shape/ratings.ts';
import type { Page, Result } from '../store/shape/results.ts';
import type { Player } from '../store/shape/values.ts';
import { callerOf, guestOf, HttpRefusal, type RouteContext, read } from './app.ts';

const PAGE = 20;
const LADDER = 100;
/** Replaying a game costs as much as this many other requests. */
const FRESH_REPLAY = 10;

const paging = v.object({
  /** The end of the previous page. */
  endedAt: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
const closing = v.strictObject({ closed: v.boolean() });
const kinds = v.object({ kind: v.optional(v.picklist(['guest', 'bot']), 'guest') });

/** A finished game as shown in lists. It does not reveal its table. */
export const played = ({ id, game, rules, startedAt, endedAt, visibility, seats }: Result): object => ({
  id,
  game,
  rules: Number(rules),
  startedAt,
  endedAt,
  visibility,
  players: seats.map(({ player, name, score, place, team }) => ({ ...player, name, score, place, team })),
});
const rated = ({ game, mu, sigma, games }: Rating): object => ({ game, mu, sigma, games, rating: almostCertain({ mu, sigma }) });

export function historyRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, games, config, replays, shares } = context;
  const fresh = shares.share('replays', new Buckets(config.REQUESTS_PER_SECOND / FRESH_REPLAY, config.REQUESTS_PER_SECOND));
  const pageOf = (query: unknown, tables: Page['tables']): Page => {
    const { endedAt, id } = read(paging, query);
    return { tables, limit: PAGE, after: endedAt === undefined || id === undefined ? null : { endedAt, id } };
  };

  app.get('/api/history', async request => {
    const { id } = await guestOf(context, request);
    const results = await store.results.ofPlayer({ kind: 'guest', id }, pageOf(request.query, 'all'));
    return { games: results.map(played) };
  });
  app.get<{ Params: { id: string } }>('/api/players/:id', async request => {
    const { kind } = read(kinds, request.query);
    const player: Player = { kind, id: request.params.id };
    const isBot = kind === 'bot' && [...games.values()].some(({ bots }) => bots.some(bot => bot.name === player.id));
    const name = isBot ? player.id : kind === 'guest' ? (await store.guests.find(player.id))?.name : undefined;
    if (name === undefined) throw new HttpRefusal(404, refusals.noPlayer);
    const isSelf = kind === 'guest' && (await context.guests.known(request.headers.cookie))?.id === player.id;
    const [tallies, ratings, results] = await Promise.all([
      store.results.tallies(player, isSelf ? 'all' : 'open'),
      store.ratings.ofPlayer(player),
      store.results.ofPlayer(player, pageOf(request.query, 'open')),
    ]);
    return { ...player, name, tallies, ratings: ratings.map(rated), games: results.map(played) };
  });
  app.get<{ Params: { game: string } }>('/api/ladder/:game', async request => {
    const { game } = request.params;
    if (!games.has(game)) throw new HttpRefusal(404, refusals.noGame);
    const [players, totals] = await Promise.all([store.ratings.ladder(game, LADDER), store.results.totals(game)]);
    return { game, totals, players: players.map(entry => ({ ...entry.player, name: entry.name, ...rated(entry) })) };
  });
  app.get<{ Params: { id: string } }>('/api/replays/:id', async (request, reply) => {
    const result = await store.results.find(request.params.id);
    if (result === null) throw new HttpRefusal(404, refusals.noReplay);
    if (result.visibility === 'closed' && !isPlayer(result, (await context.guests.known(request.headers.cookie))?.id))
      throw new HttpRefusal(404, refusals.noReplay);
    if (replays.kept(result.id) === undefined && !fresh.take(callerOf(context, request)))
      throw new HttpRefusal(429, refusals.tooFast);
    const replay = await replays.of(result);
    if (replay === null) throw new HttpRefusal(410, refusals.otherRules);
    if (!Object.hasOwn(request.query as object, 'download')) return { ...played(result), ...replay };
    return reply
      .type('application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="${result.game}-${result.id}.jsonl"`)
      .send(replay.log);
  });
  app.put<{ Params: { id: string } }>('/api/replays/:id', async request => {
    const { closed } = read(closing, request.body);
    const { id } = await guestOf(context, request);
    const result = await store.results.find(request.params.id);
    if (result === null || !isPlayer(result, id)) throw new HttpRefusal(404, refusals.noReplay);
    await store.results.close(result.id, id, closed);
    return {
      ...played((await store.results.find(result.id))!),
      closedByYou: (await store.results.closedBy(result.id)).includes(id),
    };
  });
}
