/** The greeting in the terminal when a server opens: its address, what to do next, and unsuitable settings. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../config.ts';
import { root, version } from '../root.ts';
import { misfitsOf, toldOf } from './misfits.ts';

/** The address of this machine in its own network, if it has one. */
function inNetwork(): string | null {
  const all = Object.values(networkInterfaces()).flatMap(addresses => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
/** How to call the command: by npm in a checkout, by npx if the server was started so, otherwise by its name. */
export const commandIn = (folder: string, env: { readonly [name: string]: string | undefined }): string => {
  if (existsSync(join(folder, 'scripts', 'sixgun.mjs'))) return 'npm run sixgun --';
  const { npm_command, npm_config_package } = env;
  if (npm_command !== 'exec') return 'sixgun';
  if (npm_config_package === undefined) return 'npx sixgun';
  return `npx --package ${/\s/.test(npm_config_package) ? JSON.stringify(npm_config_package) : npm_config_package} sixgun`;
};
const command = commandIn(root, process.env);

type Row = readonly [about: string, text: string];
const lined = (rows: readonly Row[]): readonly string[] => rows.map(([about, text]) => `  ${about.padEnd(8)} ${text}`);

export function greeting(config: Config, port: number, operatorToken: string | null = null, processes = 1): string {
  const { HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, TRUST_PROXY } = config;
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const machine = everywhere ? inNetwork() : null;
  const network = machine === null ? null : `http://${machine}:${port}`;
  const invite = PUBLIC_URL ?? network;
  const here = `http://${everywhere ? 'localhost' : HOST}:${port}`;
  const site = PUBLIC_URL ?? here;
  const rows = (...all: readonly (Row | false)[]): readonly Row[] => all.filter(row => row !== false);
  const facts = rows(
    ['here', here],
    network !== null && ['network', network],
    PUBLIC_URL !== null && ['public', PUBLIC_URL],
    ['version', version],
    ['data', DATABASE_URL === null ? DATA_DIR : 'PostgreSQL'],
    DATABASE_URL === null && ['cores', 'one process serves the embedded file; PostgreSQL (DATABASE_URL) uses all cores'],
    TRUST_PROXY > 0 && [
      'proxy',
      `${TRUST_PROXY} in front must send X-Forwarded-For (TRUST_PROXY); no one else may reach this port`,
    ],
    processes > 1 && ['cores', `${processes} processes`],
  );
  const next = rows(
    [
      'invite',
      invite === null
        ? 'nobody outside this machine reaches this server: HOST=0.0.0.0 lets others in, PUBLIC_URL a proxy'
        : `send ${invite}, or let people scan the code; a table of friends has a link of its own`,
    ],
    [
      'operator',
      operatorToken === null
        ? `${site}/operator shows how the server is and who plays`
        : `${site}/operator with the token ${operatorToken} (shown only now; OPERATOR_TOKEN sets another)`,
    ],
    ['back-up', `${command} data export <file> writes everything to a new file`],
  );
  const misfits = misfitsOf(config);
  return [
    'Sixgun is open.',
    ...lined(facts),
    ...(invite === null ? [] : ['', renderUnicodeCompact(invite), `  ${invite}`]),
    '',
    'What to do next',
    ...lined(next),
    ...(misfits.length === 0 ? [] : ['', 'Worth a look', ...misfits.map(misfit => `  ! ${toldOf(misfit)}`)]),
    '',
    'Stop it with Ctrl-C.',
    '',
  ].join('\n');
}
