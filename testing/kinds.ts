/**
 * The kind of a test follows from its name and its imports: there is no list to maintain.
 *
 *   random   `random.test.ts`: games by the thousand, as many as the time allows
 *   play     `laws.test.ts`, `bots.test.ts`, `*.long.test.ts`: whole games by the hundred, and other tests of many seconds
 *   house    imports a browser, a server, a database or programs, and spends much of its time waiting for them
 *   engines  imports an engine that is not Chromium; for releases
 *   rules    everything else: quick, and needs only a processor
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = /(^|\/)(node_modules|dist|data|shots|\.\w+)(\/|$)/;

export type Kind = 'random' | 'play' | 'house' | 'engines' | 'rules';
const IN_THE_HOUSE =
  /from '(node:child_process|.*\/testing\/(browser|served|databases|postgres|nats)\.ts|.*\/cluster\/topology\.ts|.*\/crash\/run\.ts)'/;
const IN_AN_ENGINE = /from '.*\/testing\/engines\//;

const kindOf = (file: string): Kind => {
  const name = basename(file);
  if (name === 'random.test.ts') return 'random';
  if (/^(laws|bots|.*\.long)\.test\.ts$/.test(name)) return 'play';
  const text = readFileSync(join(root, file), 'utf8');
  if (IN_AN_ENGINE.test(text)) return 'engines';
  return IN_THE_HOUSE.test(text) ? 'house' : 'rules';
};

/** Every file below the folders of the project, by its path. */
export const filesOf = (): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !NOT_OURS.test(entry.name))
    .flatMap(({ name }) => readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(file => join(name, file)))
    .filter(file => !NOT_OURS.test(file));
/** Every test file, by kind. */
export const testsOf = (): { readonly [K in Kind]: readonly string[] } => {
  const files = filesOf().filter(file => file.endsWith('.test.ts'));
  const all: { readonly [K in Kind]: string[] } = { random: [], play: [], house: [], engines: [], rules: [] };
  for (const file of files) all[kindOf(file)].push(file);
  return all;
};
