/** `npm run bench -- …`: the benchmarks of a checkout. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browser, built, bundled, installed, natsServer, root } from './ready.mjs';

const args = process.argv.slice(2);
/** How Node runs a benchmark. A delay in the crowd of a server is measured as if the server had been slow: the crowd collects garbage in small steps. */
const CROWD = ['--single-threaded-gc', '--max-semi-space-size=4'];
const how = { server: CROWD, hostile: CROWD };

installed({ tools: true });
built('bench');
if (args[0] === 'client') {
  bundled();
  process.env.CHROMIUM = await browser();
}
if (args[0] === 'cluster') process.env.NATS_SERVER = natsServer();
const program = [...(how[args[0]] ?? []), join(root, 'dist', 'bench', 'main.js')];
process.exitCode = spawnSync(process.execPath, [...program, ...args], { stdio: 'inherit' }).status ?? 1;
