/**
 * The server under load: the real one, with its log on disk in its own folder or a named one, and no limit on how much one machine
 * may ask of it. A second argument is the port of a local service that receives notifications and the webhook, or `off` for neither.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualPushWay } from '../../server/calls/open.ts';
import type { WayOut } from '../../server/push/post.ts';
import { startServer } from '../../server/server.ts';
import { localServer } from '../../testing/local-server.ts';
import { answerUsage } from './usage.ts';

const [, , named = '', service] = process.argv;
const folder = named === '' ? mkdtempSync(join(tmpdir(), 'sixgun-bench-')) : named;
if (named === '') process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Every host name resolves to that service. */
const wayOut: WayOut = ({ pathname: path, host }, { headers, ...options }) =>
  request({ ...options, host: '127.0.0.1', port: service, path, headers: { ...(headers as object), host } });
const told = {
  WEBHOOK_URL: 'https://chat.example/hook',
  PUBLIC_URL: 'http://localhost',
} as const;

const { url } = await startServer(
  {
    ...localServer(folder),
    ...(service === 'off' ? { PUSH: 'off' } : {}),
    ...(Number(service) > 0 ? told : {}),
  },
  Number(service) > 0 ? { push: { ...usualPushWay, wayOut }, webhook: { wayOut, grace: 0 } } : {},
);
answerUsage(url);
