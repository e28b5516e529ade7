/** For operators: is the server alive, is it ready, how is it doing? */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../../wire/refusals.ts';
import type { Config } from '../config.ts';
import { HttpRefusal, type RouteContext } from './app.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const isSame = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
/**
 * Metrics reveal much of what is played: a reader needs the token, or must be on this machine. A proxy in front may be on this
 * machine too, with all the world behind it: then metrics always require the token.
 */
const mayRead = ({ METRICS_TOKEN, PUBLIC_URL, TRUST_PROXY, ADDRESS }: Config, { raw }: FastifyRequest): boolean => {
  if (METRICS_TOKEN !== null) return isSame(raw.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  if (PUBLIC_URL !== null || ADDRESS !== null || TRUST_PROXY > 0) return false;
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && raw.headers['x-forwarded-for'] === undefined;
};

export function healthRoutes(app: FastifyInstance, { config, hall, figures, isOpen }: RouteContext): void {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = isOpen() && hall.isWell;
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(config, request)) throw new HttpRefusal(401, refusals.notYours);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await figures());
  });
}
