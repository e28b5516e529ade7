/** For whoever looks after the server: is it alive, is it ready, how is it doing? */
import type { FastifyInstance } from 'fastify';
import type { House } from './app.ts';

export function runningRoutes(app: FastifyInstance, { hall, door, store, metrics, isOpen }: House): void {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = isOpen() && hall.isWell;
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (_request, reply) => {
    const { commits, waiting } = store.log.figures();
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text({ connections: door.connections, tables: hall.tables, commits, waiting }));
  });
}
