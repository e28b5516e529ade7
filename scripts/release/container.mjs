/**
 * The container: built and started by podman or docker. Where neither is available or allowed, the steps of the Containerfile
 * are run one by one in an empty folder, and the result is started as the file says: whatever it forgets is missing there too.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stagesOf } from './parts.mjs';
import { playedAt } from './tried.mjs';

const PATIENCE = 900_000;
const run = (command, args, how = {}) => spawnSync(command, args, { encoding: 'utf8', timeout: PATIENCE, ...how });
export const tool = () => ['podman', 'docker'].find(name => run(name, ['info']).status === 0) ?? null;

const ignored = folder => {
  const names = readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return path =>
    names.some(name =>
      name.startsWith('**/') ? path.split('/').includes(name.slice(3)) : path === name || path.startsWith(`${name}/`),
    );
};
/** Runs one step in the folder that stands for the image. */
const doers = {
  COPY({ rest, at, context, stages }) {
    const [, name] = /^--from=(\w+) /.exec(rest) ?? [];
    const [to, ...from] = rest
      .replace(/^--from=\w+ /, '')
      .split(' ')
      .reverse();
    const source = name === undefined ? context : stages.get(name);
    const skips = name === undefined ? ignored(context) : () => false;
    for (const each of from) {
      const path = join(source, each.replace(/^\/sixgun\//, ''));
      const isInto = to.endsWith('/') && each !== '.';
      const target = isInto ? join(at, to, each.split('/').at(-1)) : join(at, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(path, target, {
        recursive: true,
        filter: file => !skips(file.slice(source.length + 1)),
      });
    }
  },
  RUN({ rest, at, does }) {
    // Folders made for the image's user at its root are made beside the program.
    does(rest.replaceAll(/ && (mkdir \/data|chown node \/data)/g, ''), at);
  },
};
/** Runs all steps in this folder, stage by stage; returns the last stage and its folder. `does` runs a line of the file there. */
export const laidOut = (context, home, does) => {
  const stages = new Map();
  let last = null;
  for (const { name, steps } of stagesOf(readFileSync(join(context, 'Containerfile'), 'utf8'))) {
    const at = join(home, name || 'image');
    mkdirSync(at);
    stages.set(name, at);
    for (const { word, rest } of steps) doers[word]?.({ rest, at, context, stages, does });
    last = { at, steps };
  }
  return last;
};
/** The files of the kept editions. */
export const keptIn = folder =>
  readdirSync(join(folder, 'games')).flatMap(game => {
    const at = `games/${game}/editions`;
    return existsSync(join(folder, at)) ? readdirSync(join(folder, at)).map(file => `${at}/${file}`) : [];
  });
const byHand = async (context, bot) => {
  const home = mkdtempSync(join(tmpdir(), 'sixgun-image-'));
  try {
    const last = laidOut(context, home, (line, cwd) => {
      const { status, stdout, stderr } = run('sh', ['-c', line], { cwd });
      if (status !== 0) throw new Error(`${line}: ${stdout}${stderr}`);
    });
    const [program, ...args] = JSON.parse(last.steps.find(({ word }) => word === 'CMD').rest);
    const env = { NODE_ENV: 'production', DATA_DIR: join(home, 'data') };
    const said = await playedAt(program === 'node' ? process.execPath : program, args, { cwd: last.at, env, bot });
    const { stdout } = run('du', ['-sm', last.at]);
    return `${said}; by hand, ${stdout.split('\t')[0]} MB besides Node`;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};
const byTool = async (name, context, tag, bot) => {
  const made = run(name, ['build', '--file', 'Containerfile', '--tag', tag, '.'], { cwd: context });
  if (made.status !== 0) throw new Error(made.stderr);
  const kept = run(name, ['run', '--rm', tag, 'ls', ...keptIn(context)]);
  if (kept.status !== 0) throw new Error(kept.stderr);
  const args = ['run', '--rm', '--read-only', '--tmpfs', '/tmp', '--network', 'host', '--volume', '/data'];
  const set = ['PORT', 'HOST', 'LOG', 'BOT_MILLIS'].flatMap(each => ['--env', each]);
  const said = await playedAt(name, [...args, ...set, tag], { cwd: context, bot });
  const { stdout } = run(name, ['image', 'inspect', '--format', '{{.Size}}', tag]);
  return `${said}; ${name}, ${Math.round(Number(stdout) / 1_000_000)} MB`;
};
export const container = (context, version, bot) => {
  const name = tool();
  if (!existsSync(join(context, 'Containerfile'))) throw new Error('there is no Containerfile');
  return name === null ? byHand(context, bot) : byTool(name, context, `sixgun:${version}`, bot);
};
