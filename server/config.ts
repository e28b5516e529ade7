/**
 * The configuration of a server: one table of environment variables, each with its default, its meaning and its valid values. The help and
 * the table in `docs/hosting.md` are generated from it.
 */
import * as v from 'valibot';
import { namings } from '../words/called.ts';
import { languages } from '../words/language.ts';
import { isEndpoint } from './push/address.ts';

interface Variable<Schema extends v.GenericSchema<string, unknown>> {
  readonly default: string;
  readonly means: string;
  /** What a right value looks like. */
  readonly right: string;
  readonly schema: Schema;
}
const variable = <Schema extends v.GenericSchema<string, unknown>>(
  standard: string,
  means: string,
  right: string,
  schema: Schema,
): Variable<Schema> => ({ default: standard, means, right, schema });

const number = (standard: number, min: number, max: number, means: string) =>
  variable(
    String(standard),
    means,
    `a whole number from ${min} to ${max}`,
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max)),
  );
const text = (standard: string, means: string) => variable(standard, means, 'a text', v.pipe(v.string(), v.minLength(1)));
const nothing = v.pipe(
  v.literal(''),
  v.transform((): null => null),
);
const isUrl = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
/** An address without a slash at its end, or nothing. */
const address = (means: string) =>
  variable(
    '',
    means,
    'an address like https://example.org',
    v.union([
      nothing,
      v.pipe(
        v.string(),
        v.check(isUrl(['http:', 'https:'])),
        v.transform(url => url.replace(/\/+$/, '')),
      ),
    ]),
  );
const MOST_PROCESSES = 256;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export const variables = {
  PORT: number(4545, 0, 65_535, 'The port to listen on; 0 takes any that is free.'),
  HOST: text('0.0.0.0', 'The address to listen on: 127.0.0.1 for this machine only.'),
  DATA_DIR: text('data', 'The folder of the embedded database. Not used with DATABASE_URL.'),
  DATABASE_URL: variable(
    '',
    'A PostgreSQL database to use instead of the embedded one.',
    'an address like postgres://user:password@host/database',
    v.union([nothing, v.pipe(v.string(), v.check(isUrl(['postgres:', 'postgresql:'])))]),
  ),
  NATS_URL: variable(
    '',
    'The bus over which several processes serve together: any of them takes any guest. Only with DATABASE_URL.',
    'an address like nats://user:password@host:4222',
    v.union([nothing, v.pipe(v.string(), v.check(isUrl(['nats:', 'tls:'])))]),
  ),
  PROCESSES: variable(
    'auto',
    'How many processes serve on this machine behind one port: auto leaves a core to PostgreSQL. The embedded file is served by one.',
    `auto, or a whole number from 1 to ${MOST_PROCESSES}`,
    v.union([
      v.literal('auto'),
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_PROCESSES)),
    ]),
  ),
  PUBLIC_URL: address('The address that people use, if a proxy stands in front: for origin checks, cookies and the printed link.'),
  ADDRESS: address('Where clients of other processes reach this one, if there is no NATS_URL; every process needs its own.'),
  TRUST_PROXY: number(0, 0, 10, 'How many proxies in front are trusted to say who is calling.'),
  MESSAGE_BYTES: number(16_384, 1024, 1_048_576, 'The longest message or request body that is taken.'),
  MESSAGES_PER_SECOND: number(20, 1, 1_000_000, 'Messages that one connection may send, on average; three times that in a burst.'),
  REQUESTS_PER_SECOND: number(
    20,
    1,
    1_000_000,
    'Requests to the API and costly messages from one address, on average; five times that in a burst.',
  ),
  CONNECTIONS_PER_ADDRESS: number(50, 1, 1_000_000, 'Connections that one address may hold at once.'),
  GUESTS_PER_MINUTE: number(30, 1, 1_000_000, 'New guests from one address.'),
  TABLES_PER_GUEST: number(5, 1, 1_000_000, 'Tables that one guest may keep open at once.'),
  HINTS_PER_HOUR: number(
    60,
    0,
    1_000_000,
    'Hints that one guest may ask for at tables that allow them, half of them at once; 0 gives none.',
  ),
  AWAY_SECONDS: number(30, 1, 86_400, 'How long a player may be away before a bot holds the seat.'),
  IDLE_SECONDS: number(300, 1, 86_400, 'How long an empty table stays in memory and in the lobby.'),
  LEASE_SECONDS: number(
    3,
    1,
    3600,
    'Seconds without a sign of life after which another process may take over the tables of this one.',
  ),
  DRAIN_SECONDS: number(0, 0, 3600, 'How long /readyz says no before a stopping server closes its connections.'),
  BOT_MILLIS: number(600, 0, 60_000, 'The shortest time in which a bot acts; the longest is three times that.'),
  PUSH: variable(
    'on',
    'Whether guests who want notifications get them on their devices, through the push services of their browsers.',
    'on or off',
    v.picklist(['on', 'off']),
  ),
  GAME_NAMES: variable(
    'own',
    'What the games are called: their own names, or names of the house’s, where the others must not be shown.',
    `one of ${namings.join(', ')}`,
    v.picklist(namings),
  ),
  WEBHOOK_URL: variable(
    '',
    'The webhook of your group’s chat, which is told of open tables and evenings; Discord, Slack and Matrix understand it. Only with PUBLIC_URL.',
    'a public https: address with a name, at the usual port',
    v.union([nothing, v.pipe(v.string(), v.check(isEndpoint))]),
  ),
  WEBHOOK_LANGUAGE: variable('en', 'The language of those messages.', `one of ${languages.join(', ')}`, v.picklist(languages)),
  METRICS_TOKEN: variable(
    '',
    'The bearer token that opens /metrics; without it only this machine may read them, and behind a proxy no one.',
    'a text of at least 16 characters',
    v.union([nothing, v.pipe(v.string(), v.minLength(16))]),
  ),
  OPERATOR_TOKEN: variable(
    '',
    'The token that opens /operator; without it one is made and printed at the first start.',
    'a text of at least 16 characters',
    v.union([nothing, v.pipe(v.string(), v.minLength(16))]),
  ),
  UNUSED_DAYS: number(30, 1, 36_500, 'Days after which tables that were never started, and guests who never played, are deleted.'),
  RETENTION_DAYS: number(0, 0, 36_500, 'Days without activity after which tables are deleted with their games; 0 keeps them.'),
  DATABASE_WAIT_SECONDS: number(60, 0, 3600, 'How long a starting server waits for PostgreSQL to answer.'),
  LOG: variable('info', 'How much is logged, as lines of JSON.', `one of ${levels.join(', ')}`, v.picklist(levels)),
} as const;

type Variables = typeof variables;
export type Config = { readonly [Name in keyof Variables]: v.InferOutput<Variables[Name]['schema']> };
export interface ConfigFault {
  readonly name: string;
  /** The value as given, with secrets masked. */
  readonly value: string;
  readonly right: string;
}

/** Never printed: they may hold a password. */
const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL', 'NATS_URL', 'METRICS_TOKEN', 'OPERATOR_TOKEN', 'WEBHOOK_URL']);

const ALONE = '1 or auto without DATABASE_URL (the embedded file is served by one process; PostgreSQL uses all cores)';

/** The configuration from the environment, or all its faults. An empty variable counts as not set. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config | readonly ConfigFault[] {
  const config: Record<string, unknown> = {};
  const faults: ConfigFault[] = [];
  for (const [name, { default: standard, right, schema }] of Object.entries(variables)) {
    const value = env[name]?.trim() || standard;
    const read = v.safeParse(schema as v.GenericSchema<string, unknown>, value);
    if (read.success) config[name] = read.output;
    else faults.push({ name, value: SECRET.has(name) ? '…' : value, right });
  }
  const { PROCESSES, DATABASE_URL, WEBHOOK_URL, PUBLIC_URL } = config as Config;
  if (WEBHOOK_URL && PUBLIC_URL === null)
    faults.push({
      name: 'PUBLIC_URL',
      value: '',
      right: 'an address like https://example.org, which messages to WEBHOOK_URL lead to',
    });
  if (PROCESSES !== 'auto' && PROCESSES > 1 && DATABASE_URL === null)
    faults.push({ name: 'PROCESSES', value: String(PROCESSES), right: ALONE });
  return faults.length > 0 ? faults : (config as Config);
}
export const isFaulty = (config: Config | readonly ConfigFault[]): config is readonly ConfigFault[] => Array.isArray(config);

/** The default configuration. */
export const defaults: Config = readConfig({}) as Config;

export const helpText = (): string => {
  const wide = Math.max(...Object.keys(variables).map(name => name.length));
  const lines = Object.entries(variables).map(
    ([name, { default: standard, means }]) => `  ${name.padEnd(wide)}  ${means}${standard === '' ? '' : ` [${standard}]`}`,
  );
  return `Sixgun serves tables until it is told to stop. It is set up by environment variables:\n\n${lines.join('\n')}\n`;
};
/** The same as a Markdown table. */
export const helpTable = (): string => {
  const rows = Object.entries(variables).map(
    ([name, { default: standard, means, right }]) =>
      `| \`${name}\` | ${standard === '' ? '' : `\`${standard}\``} | ${means} | ${right} |`,
  );
  return ['| variable | default | meaning | a right value |', '|---|---|---|---|', ...rows].join('\n');
};
