/**
 * Crashes: guests play through a real server, which is killed with -9 at random moments and started again. In the end the log must contain
 * every acknowledged move, and none twice.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StorePlace } from '../../server/store/open.ts';
import { startPostgres } from '../../server/store/testing/postgres.ts';
import { quantile } from '../figures.ts';
import { compare } from './compare.ts';
import { CrashPlayer, type Random, randomOf } from './player.ts';
import { compile, forCrowds, freePort, ServerProcess } from './process.ts';
import type { RaceCount } from './races.ts';
import type { Promised } from './witness.ts';

export interface CrashOptions {
  readonly kills: number;
  readonly store: 'embedded' | 'postgres';
  readonly seed: number;
  /** How many milliseconds a guest may take to come back; by default half a minute. */
  readonly patience?: number;
}
export interface CrashReport {
  readonly kills: number;
  /** Acknowledged moves. */
  readonly acknowledged: number;
  /** Acknowledged moves missing from the log. */
  readonly lost: number;
  /** Moves in the log more than once. */
  readonly doubled: number;
  readonly races: RaceCount;
  /** From the kill until a guest is back at the table, by itself. */
  readonly resumeMs: { readonly p50: number; readonly max: number };
}
const TABLES = 3;
const SEATED = 2;
const BOTS = ['gunhand'];
const PLAYED: { readonly least: number; readonly more: number } = { least: 150, more: 700 };
const PATIENCE = 30_000;

/** Kills the server, restarts it, and waits until all guests are back. Returns how long each of them was away. */
async function crash(
  server: ServerProcess,
  again: () => Promise<ServerProcess>,
  players: readonly CrashPlayer[],
  patience: number,
) {
  const killed = performance.now();
  const back = players.map(async ({ witness }) => {
    await witness.back(killed);
    return performance.now() - killed;
  });
  await server.kill();
  const next = await again();
  const away = await Promise.race([
    Promise.all(back),
    pause(patience, null, { ref: false }).then(() => {
      throw new Error('a guest has not come back');
    }),
  ]);
  return { server: next, away };
}

const promisedTo = (players: readonly CrashPlayer[]): readonly Promised[] => players.flatMap(({ witness }) => witness.promised);

async function play(place: StorePlace, { kills, seed, patience = PATIENCE }: CrashOptions): Promise<CrashReport> {
  const random: Random = randomOf(`crash ${seed}`);
  const port = await freePort();
  const environment = {
    ...forCrowds,
    PORT: String(port),
    ...('dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }),
  };
  const start = (): Promise<ServerProcess> => ServerProcess.start(environment);
  let server = await start();
  const players: CrashPlayer[] = [];
  const tables: string[] = [];
  const away: number[] = [];
  try {
    for (let table = 0; table < TABLES; table++) {
      const seated: CrashPlayer[] = [];
      for (let seat = 0; seat < SEATED; seat++) seated.push(await CrashPlayer.arrive(`http://127.0.0.1:${port}`, random));
      const code = await seated[0]!.create(SEATED + BOTS.length, BOTS, table === 0 ? 'reflex' : 'draw');
      for (const player of seated) await player.join(code);
      players.push(...seated);
      tables.push(code);
    }
    for (let kill = 0; kill < kills; kill++) {
      const before = promisedTo(players).length;
      await pause(PLAYED.least + random(PLAYED.more));
      // However busy the machine is: at least one guest has moved.
      while (promisedTo(players).length === before) await pause(PLAYED.least);
      const crashed = await crash(server, start, players, patience);
      server = crashed.server;
      away.push(...crashed.away);
    }
    await pause(PLAYED.least + PLAYED.more);
  } finally {
    for (const player of players) player.stop();
    await server.stop();
  }
  const promised = promisedTo(players);
  const found = await compare(place, tables, promised);
  const resumeMs = { p50: Math.round(quantile(away, 0.5)), max: Math.round(Math.max(...away)) };
  return { kills, acknowledged: promised.length, ...found, resumeMs };
}

export async function crashRun(options: CrashOptions): Promise<CrashReport> {
  compile();
  if (options.store === 'postgres') {
    const postgres = await startPostgres();
    try {
      return await play({ databaseUrl: await postgres.freshUrl() }, options);
    } finally {
      await postgres.stop();
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-crash-'));
  try {
    return await play({ dataDir: folder }, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
