/** `npm test`: installs what is missing, the browser included, then runs every check. */
import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { browser, bundled, installed } from './ready.mjs';

const started = Date.now();
const shell = process.platform === 'win32';
const end = (name, status) => {
  console.error(`\n${name}: failed`);
  process.exit(status ?? 1);
};
const stage = (name, command, args) => {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (status !== 0) end(name, status);
};
/** What is printed passes through here, so whoever looks at it has to be told that somebody does. */
const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
/** All tests of a project; what they print is shown as it comes, or at the end in one piece. */
const tests = (project, { patient }) =>
  new Promise(resolve => {
    const run = spawn('npx', ['vitest', 'run', '--project', project], { stdio: ['ignore', 'pipe', 'inherit'], env, shell });
    if (patient) setPriority(run.pid, constants.priority.PRIORITY_LOW);
    let printed = '';
    run.stdout.on('data', text => {
      printed += text;
      if (!patient) process.stdout.write(text);
    });
    run.on('close', status => {
      if (patient) process.stdout.write(printed);
      const [passed = 0, failed = 1] = (/^(\d+) passed, (\d+) failed$/m.exec(printed) ?? []).slice(1).map(Number);
      resolve({ status, passed, failed, failures: printed.match(/^failed: .*$/gm) ?? [] });
    });
  });

installed();
stage('types', 'npx', ['tsc', '-b']);
stage('lint and format', 'npx', ['biome', 'ci', '.']);
bundled();
process.env.CHROMIUM = await browser();
console.log(`\nbrowser: ${process.env.CHROMIUM}`);
const chosen = process.argv.slice(2);
if (chosen.length > 0) stage('tests', 'npx', ['vitest', 'run', ...chosen]);
else {
  console.log('\n— tests');
  // Pages and servers must be quick and often wait; rules only take their time. So these run beside those, and give way.
  const runs = await Promise.all([tests('house', { patient: false }), tests('rules', { patient: true })]);
  const sum = part => runs.reduce((all, run) => all + run[part], 0);
  console.log([`${sum('passed')} passed, ${sum('failed')} failed`, ...runs.flatMap(({ failures }) => failures)].join('\n'));
  const broken = runs.find(({ status }) => status !== 0);
  if (broken !== undefined) end('tests', broken.status);
}
console.log(`\nall checks passed in ${Math.round((Date.now() - started) / 1000)} s`);
