/** The program `sixgun`, without a process around it: arguments in, an exit code out. */
import { analyseCommand } from './analyse/analyse.ts';
import { arenaCommand } from './arena/arena.ts';
import { type Command, Failed, Misused, plain, type Streams } from './command.ts';
import { dataCommand } from './data.ts';
import { handoversCommand } from './handovers/handovers.ts';
import { replayCommand } from './logs/replay.ts';
import { verifyCommand } from './logs/verify.ts';
import { playCommand } from './play/play.ts';
import { puzzlesCommand } from './puzzles/puzzles.ts';
import { rulesCommand } from './rules/rules.ts';
import { scenarioCommand } from './scenario.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate/simulate.ts';
import { trainCommand } from './train/train.ts';

const commands: { readonly [name: string]: Command } = {
  play: playCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
  train: trainCommand,
  handovers: handoversCommand,
  scenario: scenarioCommand,
  replay: replayCommand,
  verify: verifyCommand,
  analyse: analyseCommand,
  puzzles: puzzlesCommand,
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

const run = async ([name, ...args]: readonly string[], streams: Streams): Promise<number> => {
  if (name === undefined || name === 'help' || asksHelp(name)) {
    const about = args.find(word => !asksHelp(word));
    streams.output.write(`${about === undefined ? overview() : commandNamed(about).help}\n`);
    return 0;
  }
  const command = commandNamed(name);
  if (!args.some(asksHelp)) return await command.run(args, streams);
  streams.output.write(`${command.help}\n`);
  return 0;
};

export const program = async (args: readonly string[], streams: Streams): Promise<number> => {
  try {
    return await run(args, streams);
  } catch (e) {
    if (!(e instanceof Misused || e instanceof Failed)) throw e;
    streams.errors.write(`sixgun: ${plain(e.message)}\n`);
    return e instanceof Misused ? 2 : 1;
  }
};
