#!/usr/bin/env node
/** The command `sixgun`. */
import { arenaCommand } from './arena/arena.ts';
import { type Command, Failed, Misused, plain } from './command.ts';
import { dataCommand } from './data.ts';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { scenarioCommand } from './scenario.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { verifyCommand } from './verify.ts';

const commands: { readonly [name: string]: Command } = {
  play: playCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
  scenario: scenarioCommand,
  replay: replayCommand,
  verify: verifyCommand,
  rules: rulesCommand,
  serve: serveCommand,
  data: dataCommand,
};

const overview = (): string => {
  const width = Math.max(...Object.keys(commands).map(name => name.length));
  const list = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return [
    'sixgun <command> …: the Wild West card table',
    '',
    ...list,
    '',
    'sixgun help <command> says more about one of them.',
  ].join('\n');
};
const unknown = (name: string): never => {
  throw new Misused(`there is no command "${name}": the commands are ${Object.keys(commands).join(', ')}, help`);
};
const commandNamed = (name: string): Command => (Object.hasOwn(commands, name) ? commands[name]! : unknown(name));
const asksHelp = (word: string): boolean => word === '--help' || word === '-h';

const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === undefined || name === 'help' || asksHelp(name)) {
    const about = args.find(word => !asksHelp(word));
    process.stdout.write(`${about === undefined ? overview() : commandNamed(about).help}\n`);
    return 0;
  }
  const command = commandNamed(name);
  if (!args.some(asksHelp)) return await command.run(args);
  process.stdout.write(`${command.help}\n`);
  return 0;
};

// Whoever reads only the first lines closes the pipe; that is no fault.
process.stdout.on('error', (e: { readonly code?: string }) => {
  if (e.code === 'EPIPE') process.exit(0);
  throw e;
});
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (e) {
  if (!(e instanceof Misused || e instanceof Failed)) throw e;
  process.stderr.write(`sixgun: ${plain(e.message)}\n`);
  process.exitCode = e instanceof Misused ? 2 : 1;
}
