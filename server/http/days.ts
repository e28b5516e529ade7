/** Correspondence games over HTTP: a guest's games, and their sleep and holidays. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Refusal } from '../../kernel/refusal.ts';
import {
  backNow,
  goneFor,
  HOLIDAYS,
  holidaysLeft,
  isAwayUntil,
  type KeptRest,
  type RestWhy,
  withNight,
} from '../../table/play/rest.ts';
import { refusals } from '../../wire/refusals.ts';
import { restOf } from '../tables/room-days.ts';
import { headerOf, nameAtTable } from '../tables/table-header.ts';
import { guestOf, HttpRefusal, type RouteContext, read } from './app.ts';

const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24 * 60 - 1));
const night = v.strictObject({
  zone: v.pipe(v.string(), v.maxLength(64)),
  sleep: v.nullable(v.tuple([minutes, minutes])),
});
const holiday = v.strictObject({ days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(HOLIDAYS)) });
const reasons: { readonly [W in RestWhy]: Refusal } = {
  zone: refusals.restZone,
  night: refusals.restNight,
  moved: refusals.restMoved,
  days: refusals.restDays,
  away: refusals.restGone,
};

export function daysRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, date } = context;
  const shown = (rest: KeptRest): object => ({
    zone: rest.zone,
    sleep: rest.sleep,
    awayUntil: isAwayUntil(rest, date()),
    holidaysLeft: holidaysLeft(rest, date()),
  });
  const change = async (cookie: string | undefined, how: (rest: KeptRest, now: number) => KeptRest | RestWhy): Promise<object> => {
    const guest = await context.guests.known(cookie);
    if (guest === null) throw new HttpRefusal(401, refusals.stranger);
    const rest = how(restOf(guest), date());
    if (typeof rest === 'string') throw new HttpRefusal(409, reasons[rest]);
    await store.guests.rests(guest.id, JSON.stringify(rest));
    await store.tables.rouse(guest.id, date());
    return shown(rest);
  };

  /** The correspondence games of this guest: first those that wait for them. */
  app.get('/api/me/games', async request => {
    const { id } = await guestOf(context, request);
    const games = (await store.tables.daysOf(id)).map(table => {
      const { code, game, status, seating, time } = headerOf(table);
      const asked = JSON.parse(table.asked) as { readonly [guest: string]: number };
      const others = seating.chairs.flatMap(chair => {
        if (chair.kind === 'guest') return chair.guest === id ? [] : [{ kind: 'guest', name: nameAtTable(seating, chair.guest) }];
        return chair.kind === 'bot' ? [{ kind: 'bot', name: chair.bot }] : [];
      });
      return { code, game, status, time, others, yours: asked[id] ?? null };
    });
    return { now: date(), games: games.toSorted((a, b) => (a.yours ?? Infinity) - (b.yours ?? Infinity)) };
  });
  app.get('/api/me/rest', async request => shown(restOf(await guestOf(context, request))));
  app.put('/api/me/rest', async request => {
    const { zone, sleep } = read(night, request.body);
    return change(request.headers.cookie, (rest, now) => withNight(rest, zone, sleep, now));
  });
  app.post('/api/me/holiday', async request => {
    const { days } = read(holiday, request.body);
    return change(request.headers.cookie, (rest, now) => goneFor(rest, days, now));
  });
  app.delete('/api/me/holiday', async request => change(request.headers.cookie, backNow));
}
