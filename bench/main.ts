/** `npm run bench -- <name> [flags]`: every benchmark there is. Each prints a table for people and, as its last line, one JSON object. */
import { parseArgs } from 'node:util';
import { type Bench, WrongFlag } from './bench.ts';

/** Each is loaded only when it runs, so that one does not weigh on another. */
const benches: { readonly [name: string]: () => Promise<Bench> } = {
  engine: async () => (await import('./engine/main.ts')).engine,
  bots: async () => (await import('./bots/main.ts')).bots,
  analysis: async () => (await import('./analysis/main.ts')).analysis,
  race: async () => (await import('./race/main.ts')).race,
  server: async () => (await import('./server/main.ts')).server,
  hostile: async () => (await import('./hostile/main.ts')).hostile,
  compare: async () => (await import('./compare/main.ts')).compare,
  crash: async () => (await import('./crash/main.ts')).crash,
  cluster: async () => (await import('./cluster/main.ts')).cluster,
  client: async () => (await import('./client/main.ts')).client,
};

const help = async (): Promise<string> => {
  const rows: string[][] = [];
  for (const [name, load] of Object.entries(benches)) {
    const { says, flags } = await load();
    rows.push([`  ${name}`, says], ...Object.entries(flags).map(([flag, means]) => [`    --${flag}`, `  ${means}`]));
  }
  const wide = Math.max(...rows.map(([left]) => left!.length));
  return `npm run bench -- <name> [flags]\n\n${rows.map(([left, right]) => `${left!.padEnd(wide)}   ${right}`).join('\n')}`;
};

const refuse = (why: string): void => {
  console.error(why);
  process.exitCode = 2;
};

const [name, ...args] = process.argv.slice(2);
const load = name === undefined ? undefined : benches[name];
if (name === undefined || name === '--help' || name === '-h' || args.includes('--help')) console.log(await help());
else if (load === undefined) refuse(`There is no benchmark "${name}". There are: ${Object.keys(benches).join(', ')}.`);
else {
  const bench = await load();
  const flags = Object.keys(bench.flags);
  try {
    const { values } = parseArgs({ args, options: Object.fromEntries(flags.map(flag => [flag, { type: 'string' as const }])) });
    console.log(JSON.stringify(await bench.run(values)));
  } catch (why) {
    const isUnknown = why instanceof TypeError && 'code' in why && String(why.code).startsWith('ERR_PARSE_ARGS');
    if (why instanceof WrongFlag) refuse(why.message);
    else if (isUnknown) refuse(`${why.message}\nThe flags of ${name}: ${flags.map(flag => `--${flag}`).join(', ') || 'none'}.`);
    else throw why;
  }
}
