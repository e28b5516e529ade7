/**
 * The tests, in three tiers. Each installs what is missing and ends with `N passed, N failed` and the names of what failed.
 *
 *   npm run check       types, lint, and every test that needs nothing but a processor
 *   npm test            everything that a change can break, in a real browser and on real servers too
 *   npm run test:deep   all of it in every window and language, random play by count instead of by time, the check with other versions of
 *                       Node, and the page in Firefox and WebKit, for releases
 *
 * `npm test -- <words of vitest>` runs a part of it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority } from 'node:os';
import { browser, documented, engines, installed, natsServer } from './ready.mjs';

const started = Date.now();
const shell = process.platform === 'win32';
/** A busy machine must not fail tests: in seconds, see testing/patience.ts. */
const env = { PATIENCE: '300', ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
const end = (name, status) => {
  console.error(`\n${name}: failed`);
  process.exit(status ?? 1);
};
const stage = async (name, command, args) => {
  console.log(`\n— ${name}`);
  const [status] = await once(spawn(command, args, { stdio: 'inherit', shell, env }), 'close');
  if (status !== 0) end(name, status);
};
/** Runs the tests of some projects; output is shown as it comes, or in one piece at the end. */
const tests = (projects, { workers = availableParallelism(), patient = false } = {}) =>
  new Promise(resolve => {
    const args = ['vitest', 'run', ...projects.map(project => `--project=${project}`)];
    const run = spawn('npx', args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...env, WORKERS: `${workers}` },
      shell,
    });
    if (patient) setPriority(run.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let printed = '';
    run.stdout.on('data', text => {
      printed += text;
      if (!patient) process.stdout.write(text);
    });
    run.on('close', status => {
      if (patient) process.stdout.write(printed);
      const [passed = 0, failed = 1] = (/^(\d+) passed, (\d+) failed$/m.exec(printed) ?? []).slice(1).map(Number);
      const lines = start => printed.match(new RegExp(`^${start}: .*$`, 'gm')) ?? [];
      resolve({
        status,
        passed,
        failed,
        played: lines('random play'),
        failures: lines('failed'),
        unsteady: lines('unsteady'),
        took: lines('took'),
      });
    });
  });
/** The summary of these runs, in the last lines. */
const sumUp = runs => {
  const sum = part => runs.reduce((all, run) => all + run[part], 0);
  const all = part => runs.flatMap(run => run[part]);
  console.log(
    [
      '',
      ...all('played'),
      `${sum('passed')} passed, ${sum('failed')} failed`,
      ...all('failures'),
      ...all('unsteady'),
      ...all('took'),
    ].join('\n'),
  );
  const broken = runs.find(({ status }) => status !== 0);
  if (broken !== undefined) end('tests', broken.status);
};

/** Versions of Node that docs/hosting.md promises, apart from the current one. */
const NODES = ['22', '24', '26'];
/** The check, with another version of Node, which the registry has as a package. */
const checkWith = async version => {
  const node = ['exec', '--yes', `--package=node@${version}`, '--', 'node'];
  if (spawnSync('npm', [...node, '--version'], { stdio: ['ignore', 'ignore', 'inherit'], shell }).status !== 0) {
    console.error(
      `\nNode ${version} could not be fetched from npm's registry. This tier needs it: see to the connection and run it again.`,
    );
    end(`check with Node ${version}`);
  }
  await stage(`check with Node ${version}`, 'npm', [...node, 'scripts/test.mjs', 'check']);
};

/** Services and browsers for the house project. */
const programs = async () => {
  env.CHROMIUM = await browser();
  env.NATS_SERVER = natsServer();
  console.log(`\nbrowser: ${env.CHROMIUM}\nbus: ${env.NATS_SERVER}`);
};
/** Pages and servers often wait, so one more of them runs than there are cores. */
const house = () => tests(['house'], { workers: availableParallelism() + 1 });

const [tier, ...rest] = process.argv.slice(2);
installed({ tools: true });
const page = () => stage('page', 'npx', ['vite', 'build', '--logLevel', 'warn']).then(documented);
// With one checker for each project nothing is checked twice.
const types = stage('types', 'npx', ['tsc', '-b', '--checkers', '1']);
if (tier === 'deep') {
  await types;
  for (const version of NODES) if (version !== process.versions.node.split('.')[0]) await checkWith(version);
  await page();
  await programs();
  Object.assign(env, engines());
  console.log(`engines: ${env.FIREFOX}, ${env.WEBKIT_DRIVER} on ${env.XVFB}`);
  env.DEEP = '1';
  sumUp([await tests(['engines']), await house(), await tests(['play', 'random*'])]);
} else {
  const lint = stage('lint and format', 'npx', ['biome', 'ci', '.']);
  if (tier === 'check') {
    await Promise.all([types, lint]);
    sumUp([await tests(['rules'])]);
  } else {
    await Promise.all([types, lint, page()]);
    await programs();
    if (tier !== undefined) await stage('tests', 'npx', ['vitest', 'run', '--project=!engines', tier, ...rest]);
    else {
      console.log('\n— tests');
      // The others only need processor time; they run beside the house project at lower priority.
      sumUp(await Promise.all([house(), tests(['rules', 'play', 'random*'], { patient: true })]));
    }
  }
}
console.log(`\nall checks passed in ${Math.round((Date.now() - started) / 1000)} s`);
