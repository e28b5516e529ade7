/** Games and tables over HTTP: available games, open tables, and invitations. */
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../../kernel/refusal.ts';
import { refusals } from '../../wire/refusals.ts';
import { isPlayer } from '../people/rating.ts';
import type { Result } from '../store/shape/results.ts';
import type { TableHeader } from '../store/shape/tables.ts';
import { headerOf } from '../tables/table-header.ts';
import { callerOf, HttpRefusal, type RouteContext } from './app.ts';
import { played } from './history.ts';

type WithCode = { Params: { code: string } };

export function tableRoutes(app: FastifyInstance, context: RouteContext): void {
  const { games, lobby, hall, store } = context;
  const found = async (code: string, address: string): Promise<TableHeader> => {
    const table = await hall.find(code.toUpperCase(), address);
    if (isRefusal(table)) throw new HttpRefusal(table.rule === refusals.noTable.rule ? 404 : 429, table);
    return table;
  };

  app.get('/api/games', async () => ({
    games: [...games].map(([id, { game, bots }]) => ({
      id,
      rules: game.version,
      seats: game.seats,
      options: game.options,
      bots: bots.map(bot => bot.name),
    })),
  }));
  app.get('/api/tables', async () => ({ tables: await lobby.list() }));
  /** The same for pages and programs elsewhere, without cookies: read-only and public. */
  app.get('/api/lobby', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=10');
    return { tables: await lobby.list() };
  });
  app.get<WithCode>('/api/tables/:code', async request => {
    const table = await found(request.params.code, callerOf(context, request));
    const { code, game, options, visibility, time, railDelay, hints = false, cue = 'heard', status, seating } = headerOf(table);
    const host = await store.guests.find(seating.host);
    const chairs = seating.chairs.map(chair => ({
      kind: chair.kind,
      name: chair.kind === 'guest' ? chair.name : chair.kind === 'bot' ? chair.bot : '',
    }));
    return { code, game, options, visibility, time, railDelay, hints, cue, status, host: host?.name ?? '', chairs };
  });
  app.get<WithCode>('/api/tables/:code/history', async request => {
    const { id } = await found(request.params.code, callerOf(context, request));
    const guest = (await context.guests.known(request.headers.cookie))?.id;
    const shown = (await store.results.ofTable(id)).filter(result => result.visibility !== 'closed' || isPlayer(result, guest));
    const withWish = async (result: Result): Promise<object> => ({
      ...played(result),
      ...(result.visibility === 'closed' ? { closedByYou: (await store.results.closedBy(result.id)).includes(guest ?? '') } : {}),
    });
    return { games: await Promise.all(shown.map(withWish)) };
  });
}
