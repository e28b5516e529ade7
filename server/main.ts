/** The program: reads the environment, serves, and stops cleanly on request. */
import cluster from 'node:cluster';
import { type Config, helpText, isFaulty, readConfig } from './config.ts';
import { processesOf } from './cores/count.ts';
import { stopOn } from './start/stop-on.ts';

const WRONG_USE = 2;

/** A process that serves alone, as far as it knows. */
async function serveAlone(config: Config): Promise<void> {
  const { startServer } = await import('./server.ts');
  const server = await startServer(config);
  stopOn(() => server.close());
  const { greeting } = await import('./start/greeting.ts');
  process.stdout.write(greeting(config, server.port, server.operatorToken));
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpText());
    return;
  }
  if (args.length > 0) {
    process.stderr.write(`sixgun: there is no "${args[0]}" here. Everything is set by environment variables; see --help.\n`);
    process.exitCode = WRONG_USE;
    return;
  }
  const config = readConfig(process.env);
  if (isFaulty(config)) {
    for (const { name, value, right } of config) process.stderr.write(`sixgun: ${name} must be ${right}, not "${value}".\n`);
    process.exitCode = WRONG_USE;
    return;
  }
  // The rest is loaded only now, so that help and configuration errors come immediately.
  const processes = processesOf(config);
  if (processes === 1) await serveAlone(config);
  else if (cluster.isPrimary) await (await import('./cores/parent.ts')).lead(config, processes);
  else await (await import('./cores/child.ts')).serveBeside(config, processes);
}

main().catch((why: unknown) => {
  process.stderr.write(`sixgun: ${why instanceof Error ? why.message : String(why)}\n`);
  process.exit(1);
});
