/** `sixgun data`: counts, cleans and checks the data of a server, and carries them to another database. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, isFaulty, readConfig } from '../server/config.ts';
import { purge } from '../server/people/forget.ts';
import { openConfiguredStore } from '../server/start/open-store.ts';
import { explained } from '../server/start/start-fault.ts';
import { version as shape } from '../server/store/database/migrations.ts';
import { openStore } from '../server/store/open.ts';
import type { Store } from '../server/store/store.ts';
import { allGames } from '../server/tables/served-games.ts';
import { archived, unarchive, versionOf } from '../server/upkeep/archive.ts';
import { checkStore } from '../server/upkeep/check.ts';
import { type Command, failed, misused, onlySo, type Print, printTo, readArgs, type Streams } from './command.ts';

interface Job {
  readonly store: Store;
  readonly config: Config;
  readonly file: string;
  readonly print: Print;
}
/** What is done to the store, and whether a server may be using it meanwhile. */
interface Deed {
  readonly beside: boolean;
  /** The exit code. */
  run(job: Job): Promise<number>;
  readonly file?: 'from' | 'to';
}
const table = (print: Print, rows: readonly (readonly [string, number])[]): void => {
  const wide = Math.max(...rows.map(([name]) => name.length));
  const digits = Math.max(...rows.map(([, count]) => String(count).length));
  for (const [name, count] of rows) print(`${name.padEnd(wide)}  ${String(count).padStart(digits)}`);
};

const names = {
  guests: 'guests',
  passkeys: 'passkeys of theirs',
  laterCodes: 'codes made without the first one',
  devices: 'devices on which they want to be called',
  tables: 'tables',
  reports: 'reports about guests',
  blocks: 'guests who are blocked by others',
  notices: 'notices to all',
  acts: 'acts of operators',
  seated: 'guests who have begun a game there',
  standingOrders: 'standing orders of theirs',
  log: 'rows of their logs',
  results: 'finished games',
  resultSeats: 'seats of those',
  closings: 'wishes that one of them be closed',
  keptLogs: 'those kept as they were witnessed',
  ratings: 'ratings',
  feats: 'games against bots that were sent',
  featLinks: 'links by which they were sent',
  eveningAnswers: 'answers of guests to evenings',
  secrets: 'secrets',
} as const;
const counted = async ({ store: { contents }, print }: Job): Promise<void> => {
  const counts = await contents.counts();
  table(
    print,
    contents.parts.map(part => [names[part], counts[part]]),
  );
};

/** Opened when the first line is requested: lines that arrive before there is a listener are lost. */
async function* linesIn(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}

const deeds: { readonly [name: string]: Deed } = {
  stats: {
    beside: true,
    async run(job) {
      await counted(job);
      return 0;
    },
  },
  purge: {
    beside: true,
    async run({ store, config, print }) {
      const gone = await purge(store, config, Date.now());
      print(`deleted: ${gone.tables} tables, ${gone.guests} guests`);
      return 0;
    },
  },
  check: {
    beside: true,
    async run({ store, print }) {
      let faults = 0;
      const { tables, games, inputs, results, otherRules, calledOff } = await checkStore(store, allGames, ({ where, fault }) => {
        faults++;
        print(`${where}: ${fault}`);
      });
      table(print, [
        ['tables', tables],
        ['games', games],
        ['of other versions of the rules, not replayed', otherRules],
        ['running games among those, which this version calls off', calledOff.length],
        ['inputs', inputs],
        ['results', results],
        ['faults', faults],
      ]);
      if (calledOff.length > 0)
        print(`Tell those who play at these tables before you upgrade, by a notice on /operator: ${calledOff.join(' ')}`);
      return faults === 0 ? 0 : 1;
    },
  },
  export: {
    beside: true,
    file: 'to',
    async run(job) {
      const { store, file } = job;
      const lines = async function* (): AsyncGenerator<string> {
        for await (const line of archived(store.contents)) yield `${line}\n`;
      };
      // Never overwrites: the file may be the only copy.
      await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((why: Error) =>
        failed(`${file} cannot be written: ${why.message}`),
      );
      await counted(job);
      return 0;
    },
  },
  import: {
    beside: false,
    file: 'from',
    async run({ store, file }) {
      await unarchive(store.contents, linesIn(file)).catch((why: Error) => failed(`${file}: nothing was imported: ${why.message}`));
      return 0;
    },
  },
};

const configured = ({ env }: Streams): Config => {
  const config = readConfig(env);
  if (isFaulty(config))
    return misused(config.map(({ name, value, right }) => `${name} must be ${right}, not "${value}"`).join('; '));
  return config;
};
/** An older server's export goes into a database of its own schema, which is migrated when opened again. */
const versionIn = async (file: string): Promise<number> => {
  const version = await versionOf(linesIn(file));
  if (version === null) return failed(`${file}: this is no server that was exported`);
  return version > shape ? failed(`${file}: a newer Sixgun has exported it: import it with that one`) : version;
};
const opened = async (
  config: Config,
  { beside, file }: Deed,
  version?: number,
): Promise<{ readonly store: Store; leave(): void }> => {
  const { DATABASE_URL, DATA_DIR } = config;
  if (DATABASE_URL === null && file !== 'from' && !existsSync(join(DATA_DIR, 'sixgun.db')))
    return failed(`there is no database in "${DATA_DIR}"; DATA_DIR or DATABASE_URL says where it is`);
  try {
    if (DATABASE_URL === null && beside) return { store: await openStore({ dataDir: DATA_DIR }), leave: () => {} };
    const { store, leaveFolder } = await openConfiguredStore({ ...config, DATABASE_WAIT_SECONDS: 0 }, () => {}, version);
    return { store, leave: leaveFolder };
  } catch (why) {
    return failed(explained(why, 'store', config).message);
  }
};

export const dataCommand: Command = {
  about: 'say what a server has stored; clean, check, export and import it',
  help: `sixgun data [stats | purge | check | export <file> | import <file>]

  stats           how much of everything is stored (this is what happens when nothing is said)
  purge           delete what is no longer needed, as the server does every hour: see UNUSED_DAYS and RETENTION_DAYS
  check           replay every log to its end and verify every shuffle and result; the exit code is 1 when something does not hold
  export <file>   back up: write all of it, as it is at this moment, to a new file; it holds the server's secrets, so keep it safe
  import <file>   restore: put such a file, also one of an older version, into a new database, all of it or nothing

DATA_DIR or DATABASE_URL names the database, as for the server: to move from one to the other, export with one set and import with the
other. A server may go on meanwhile, but for the import.`,
  async run(args, streams) {
    const [name = 'stats', file] = onlySo(readArgs(args, {}).positionals, 2);
    const deed = Object.hasOwn(deeds, name)
      ? deeds[name]!
      : misused(`there is no "${name}" here: there are ${Object.keys(deeds).join(', ')}`);
    if (deed.file === undefined ? file !== undefined : file === undefined)
      misused(deed.file === undefined ? `there is a word too many: "${file}"` : `${deed.file} which file?`);
    const config = configured(streams);
    if (deed.file === 'from' && !existsSync(file!)) failed(`${file}: there is no such file`);
    const done = async (one: Deed, version?: number): Promise<number> => {
      const { store, leave } = await opened(config, one, version);
      try {
        if (!one.beside && config.DATABASE_URL !== null && (await store.contents.isServed()))
          return failed('a server is using this database: stop it first');
        return await one.run({ store, config, file: file ?? '', print: printTo(streams) });
      } finally {
        await store.close();
        leave();
      }
    };
    if (deed.file !== 'from') return done(deed);
    await done(deed, await versionIn(file!));
    return done(deeds['stats']!);
  },
};
