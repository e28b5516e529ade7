/** The devices of a guest, and the guests they may call: people they have sat with. */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { callKinds } from '../../wire/lists.ts';
import { refusals } from '../../wire/refusals.ts';
import { languages } from '../../words/language.ts';
import { Buckets } from '../limits/limits.ts';
import { isEndpoint } from '../push/address.ts';
import { isReader } from '../push/encrypt.ts';
import type { StoredDevice } from '../store/shape/devices.ts';
import { guestOf, HttpRefusal, type RouteContext, read } from './app.ts';
import { siteOf } from './proofs.ts';

/** Per guest; a further one replaces the oldest. */
export const MOST_DEVICES = 8;
const MOST_COMPANIONS = 30;
const MINUTE = 60;
const KEEPING = { perSecond: 10 / MINUTE, burst: 20 };

const endpoint = v.pipe(v.string(), v.maxLength(1024));
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,100}=*$/));
const keeping = v.strictObject({
  endpoint,
  p256dh: key,
  auth: key,
  kinds: v.pipe(v.array(v.picklist(callKinds)), v.minLength(1), v.maxLength(callKinds.length)),
  language: v.picklist(languages),
});
const dropping = v.strictObject({ endpoint });

/** A guest's own device, as shown to them. */
export const ownDevice = ({ guest: _, kinds, ...device }: StoredDevice): object => ({
  ...device,
  kinds: JSON.parse(kinds) as unknown,
});

export function callRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, shares, pushKey } = context;
  const changes = shares.share('devices', new Buckets(KEEPING.perSecond, KEEPING.burst));

  /** The key a browser binds its subscription to; null on a server without calls. */
  app.get('/api/push', async () => ({ key: pushKey }));
  app.put('/api/me/devices', async request => {
    const { kinds, ...asked } = read(keeping, request.body);
    const { id: guest } = await guestOf(context, request);
    if (pushKey === null) throw new HttpRefusal(404, refusals.noCalls);
    if (!isEndpoint(asked.endpoint) || !isReader(asked)) throw new HttpRefusal(400, refusals.noDevice);
    if (!changes.take(guest)) throw new HttpRefusal(429, refusals.tooFast);
    const { origin: site } = siteOf(request);
    const device = { ...asked, guest, site, kinds: JSON.stringify([...new Set(kinds)]), createdAt: Date.now() };
    await store.devices.keep(device, MOST_DEVICES);
    return {};
  });
  app.delete('/api/me/devices', async request => {
    const { endpoint } = read(dropping, request.body);
    const { id } = await guestOf(context, request);
    await store.devices.drop(id, endpoint);
    return {};
  });
  app.get('/api/me/people', async request => {
    const { id } = await guestOf(context, request);
    return { people: await store.devices.companions(id, Date.now(), MOST_COMPANIONS) };
  });
}
