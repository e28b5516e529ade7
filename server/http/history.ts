/** What has been played: by whom, how it ended, how good they are, and how to see it again. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refusals } from '../../wire/refusals.ts';
import { replayOf } from '../replay.ts';
import type { Page, Player, Rating, Result } from '../store/store.ts';
import { guestOf, type House, read, Turned } from './app.ts';

const PAGE = 20;
const LADDER = 100;

const paging = v.object({
  /** Where the page before ended. */
  endedAt: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
const kinds = v.object({ kind: v.optional(v.picklist(['guest', 'bot']), 'guest') });

/** A finished game as lists show it. Nobody learns from it which table it was. */
export const played = ({ id, game, rules, startedAt, endedAt, seats }: Result): object => ({
  id,
  game,
  rules: Number(rules),
  startedAt,
  endedAt,
  players: seats.map(({ player, name, score, place, team }) => ({ ...player, name, score, place, team })),
});
/** What is almost certain of a player's skill is what counts in the ladder. */
const rated = ({ game, mu, sigma, games }: Rating): object => ({ game, mu, sigma, games, rating: mu - 3 * sigma });

export function historyRoutes(app: FastifyInstance, house: House): void {
  const { store, shelf } = house;
  const pageOf = (query: unknown, tables: Page['tables']): Page => {
    const { endedAt, id } = read(paging, query);
    return { tables, limit: PAGE, after: endedAt === undefined || id === undefined ? null : { endedAt, id } };
  };

  app.get('/api/history', async request => {
    const { id } = await guestOf(house, request);
    const games = await store.results.ofPlayer({ kind: 'guest', id }, pageOf(request.query, 'all'));
    return { games: games.map(played) };
  });
  app.get<{ Params: { id: string } }>('/api/players/:id', async request => {
    const { kind } = read(kinds, request.query);
    const player: Player = { kind, id: request.params.id };
    const isBot = kind === 'bot' && [...shelf.values()].some(({ bots }) => bots.some(bot => bot.name === player.id));
    const name = isBot ? player.id : kind === 'guest' ? (await store.guests.find(player.id))?.name : undefined;
    if (name === undefined) throw new Turned(404, refusals.noPlayer);
    const [tallies, ratings, games] = await Promise.all([
      store.results.tallies(player),
      store.ratings.ofPlayer(player),
      store.results.ofPlayer(player, pageOf(request.query, 'open')),
    ]);
    return { ...player, name, tallies, ratings: ratings.map(rated), games: games.map(played) };
  });
  app.get<{ Params: { game: string } }>('/api/ladder/:game', async request => {
    const { game } = request.params;
    if (!shelf.has(game)) throw new Turned(404, refusals.noGame);
    const [players, totals] = await Promise.all([store.ratings.ladder(game, LADDER), store.results.totals(game)]);
    return { game, totals, players: players.map(entry => ({ ...entry.player, name: entry.name, ...rated(entry) })) };
  });
  app.get<{ Params: { id: string } }>('/api/replays/:id', async (request, reply) => {
    const result = await store.results.find(request.params.id);
    if (result === null) throw new Turned(404, refusals.noReplay);
    const replay = await replayOf(store, shelf, result);
    if (replay === null) throw new Turned(410, refusals.otherRules);
    if (!Object.hasOwn(request.query as object, 'download')) return { ...played(result), ...replay };
    return reply
      .type('application/jsonl; charset=utf-8')
      .header('content-disposition', `attachment; filename="${result.game}-${result.id}.jsonl"`)
      .send(replay.log);
  });
}
