/** The program: reads the environment, serves, and stops in order when it is told to. */
import { helpText, isFaulty, readConfig } from './config.ts';

const WRONG_USE = 2;

function stopOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  let asked = 0;
  for (const signal of signals)
    process.on(signal, () => {
      // A second signal means: do not wait.
      if (++asked > 1) process.exit(1);
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
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
  // Loaded only now, so that help or a fault in the settings comes at once.
  const { startServer } = await import('./server.ts');
  const server = await startServer(config);
  stopOn(['SIGINT', 'SIGTERM'], () => server.close());
  const { greeting } = await import('./greeting.ts');
  process.stdout.write(greeting(config, server.port, server.operatorToken));
}

main().catch((why: unknown) => {
  process.stderr.write(`sixgun: ${why instanceof Error ? why.message : String(why)}\n`);
  process.exit(1);
});
