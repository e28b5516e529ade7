/**
 * `npm run bench -- server --sleeping 10000`: what correspondence tables cost while they wait in the database for a player: memory and
 * processor of a server with that many, beside one with none, at the same time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/store/open.ts';
import type { TableHeader } from '../../server/store/shape/tables.ts';
import { rounded, shown, table } from '../figures.ts';
import { rest, SETTLE } from './load.ts';
import { startMeasured } from './usage.ts';

export const SLEEPING = 10_000;
const DAY = 24 * 60 * 60 * 1000;
/** Two players per table, each at twenty tables. */
const PLAYS = 20;

const sleeper = (n: number, host: string, other: string): TableHeader => {
  const at = Date.now();
  const dueAt = at + DAY + n * 1000;
  const chairs = [host, other].map(guest => ({ kind: 'guest', guest, name: guest, ready: false, pledge: null }));
  return {
    id: `sleeper-${n}`,
    code: `S${n.toString(36).toUpperCase().padStart(5, '0')}`,
    game: 'revolver',
    rules: '5',
    config: JSON.stringify({ options: {}, time: { kind: 'days', days: 3 }, railDelay: 0, hints: false, cue: 'heard' }),
    host,
    visibility: 'private',
    seating: JSON.stringify({ host, chairs }),
    status: 'playing',
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    dueAt,
    asked: JSON.stringify({ [host]: dueAt }),
  };
};
/** A database with that many tables. */
async function laid(folder: string, sleeping: number): Promise<void> {
  const store = await openStore({ dataDir: folder });
  const guests = Math.max(2, Math.ceil((2 * sleeping) / PLAYS));
  const name = (n: number): string => `guest-${n % guests}`;
  const guest = { preferences: '{}', createdAt: 0, seenAt: Date.now(), epoch: 0, bannedUntil: null };
  if (sleeping > 0)
    for (let n = 0; n < guests; n++)
      await store.guests.create({
        ...guest,
        id: name(n),
        name: name(n),
        recovery: `recovery ${n}`,
        reactions: '[]',
        doubts: '[]',
        rest: '{}',
        forgetAt: null,
      });
  for (let n = 0; n < sleeping; n++) {
    const stored = sleeper(n, name(n), name(n + 1));
    await store.tables.create(stored);
    await store.tables.seat(stored.id, [name(n), name(n + 1)]);
  }
  await store.close();
}

export async function besideSleeping({
  sleeping,
  millis,
}: {
  readonly sleeping: number;
  readonly millis: number;
}): Promise<object> {
  const counts = [0, sleeping];
  const folders = counts.map(() => mkdtempSync(join(tmpdir(), 'sixgun-sleeping-')));
  try {
    console.error(`bench: ${sleeping} tables go to sleep`);
    for (const [i, count] of counts.entries()) await laid(folders[i]!, count);
    const servers = await Promise.all(
      folders.map(folder => startMeasured('./serve.js', false, { flags: ['--expose-gc'], words: [folder] })),
    );
    await rest(SETTLE);
    console.error(`bench: ${Math.round(millis / 1000)} s, both at once`);
    const before = await Promise.all(servers.map(server => server.usage()));
    await rest(millis);
    const after = await Promise.all(servers.map(server => server.usage()));
    const memory = await Promise.all(servers.map(server => server.memory()));
    await Promise.all(servers.map(server => server.end()));
    const cpu = after.map((used, i) => (used.cpu - before[i]!.cpu) / 1000 / (millis / 1000));
    const held = memory.map(each => each.held / 2 ** 20);
    const rss = memory.map(each => each.rss / 2 ** 20);
    const ratio = ([none, some]: readonly number[]): number => some! / none!;
    console.log(
      table([
        ['sleeping tables', 'CPU ms a second', 'MB held', 'MB in all'],
        ...counts.map((count, i) => [String(count), shown(cpu[i]!), shown(held[i]!), shown(rss[i]!)]),
        ['ratio', shown(ratio(cpu)), shown(ratio(held)), shown(ratio(rss))],
      ]),
    );
    console.log(
      '\nBoth servers wait, with nobody connected, and look for tables that are due as often as ever. Goal: ratios of at most 1.1.',
    );
    return { sleeping, cpuRatio: rounded(ratio(cpu)), heldRatio: rounded(ratio(held)), rssRatio: rounded(ratio(rss)) };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
