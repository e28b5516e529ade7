/** The same cut-down roulette on boardgame.io, measured in its own process, as the project does not depend on that package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figures } from './measure.ts';

/** Its sources are not compiled: they run from where they were written. */
const folder = fileURLToPath(new URL('../../../bench/boardgameio', import.meta.url));

const run = (command: string, args: readonly string[]): string => {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in bench/boardgameio${error ? `: ${error.message}` : ''}`);
  return stdout;
};

/**
 * `lone`: one client plays all seats, without secrets. `local`: the authority and a client for each seat, as a game with secrets is played.
 */
export const measureBoardgameio = (): { readonly lone: Figures; readonly local: Figures } => {
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    console.error('bench: installing boardgame.io to compare with (npm ci in bench/boardgameio)');
    process.stderr.write(run('npm', ['ci']));
  }
  return JSON.parse(run(process.execPath, ['measure.mjs']));
};
