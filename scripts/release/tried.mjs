/** Tries the package like a stranger: in an empty folder, served, with a whole game against its bots. Returns the seconds it took. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE = 300_000;
const ended = ({ status, stdout, stderr }, what) => {
  if (status !== 0) throw new Error(`${what}: ${stdout}${stderr}`);
};
const addressOf = async server => {
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    const url = /^ {2}here +(\S+)$/m.exec(said)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error(`the server did not open: ${said}`);
};
/** Serves by this command in this folder, and plays one game with the example bot, which is already built. */
export const playedAt = async (command, args, { cwd, env = {}, bot }) => {
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG: 'silent', BOT_MILLIS: '0', ...env };
  const server = spawn(command, args, { cwd, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(server, 'close');
  try {
    const url = await addressOf(server);
    const game = spawnSync(process.execPath, [bot, url], { encoding: 'utf8', timeout: PATIENCE });
    ended(game, 'the game');
    return game.stdout.trim();
  } finally {
    server.kill('SIGINT');
    await gone;
  }
};
export const tried = async (tarball, bot) => {
  const cwd = mkdtempSync(join(tmpdir(), 'sixgun-tried-'));
  try {
    const begun = performance.now();
    ended(
      spawnSync('npm', ['install', '--no-audit', '--prefer-offline', tarball], { cwd, encoding: 'utf8', timeout: PATIENCE }),
      'npm install',
    );
    const installed = performance.now();
    const program = join(cwd, 'node_modules', 'sixgun', 'dist', 'cli', 'main.js');
    const said = await playedAt(process.execPath, [program, 'serve'], { cwd, bot });
    return { said, install: (installed - begun) / 1000, play: (performance.now() - installed) / 1000 };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
};
