/**
 * The minimum work of any server of tables: every message from one of four goes to all four. No rules, no names. With `logged` it also
 * does what no honest server can omit: each message is on disk first, in the groups of our own journal, and the path to every guest is
 * measured by pings.
 */
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Commit, journal } from '../../server/store/journal.ts';
import { pingPause } from '../../table/race/path.ts';
import { answerUsage } from './usage.ts';

const SEATS = 4;

/** Appends to a plain file, and resolves when it is on disk. */
const onDisk = (): Commit => {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-bare-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = openSync(join(folder, 'log'), 'a');
  return async appends => {
    writeSync(file, appends.map(({ tableId, rows }) => `${tableId} ${JSON.stringify(rows)}\n`).join(''));
    fdatasyncSync(file);
    return appends.map(() => null);
  };
};
/** Measures a path like our own server does before a race. */
const PING = pingPause(Number.POSITIVE_INFINITY, 'quiet');
const isLogged = process.argv.includes('logged');
const log = isLogged ? journal(onDisk()) : null;

const rooms = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
  const address = server.address();
  answerUsage(`ws://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
let said = 0;
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? [];
  rooms.set(url, room);
  if (room.push(socket) > SEATS) socket.close();
  if (isLogged) setInterval(() => socket.ping(), PING);
  socket.on('message', async data => {
    const text = String(data);
    await log?.append({ tableId: url, fence: 1, rows: [{ seq: ++said, at: Date.now(), entry: text }], header: null });
    for (const member of room) member.send(text);
  });
});
