/** `npm run bench -- engine`: microseconds an input, random games a second, what a table weighs, and how that compares with boardgame.io. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '../../games/index.ts';
import type { Bench } from '../bench.ts';
import { rounded, shown, table } from '../figures.ts';
import { measureBoardgameio } from './boardgameio.ts';
import type { EngineFigures, Figures } from './measure.ts';
import { agreedOn } from './play.ts';

const TABLES = 10_000;
const MEGABYTE = 1e6;

const alone = <Figures>(...args: readonly string[]): Figures => {
  const program = fileURLToPath(new URL('./alone.js', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }));
};
/** A machine is not always equally fast: all are measured in turn, so often, and the middle of each counts. */
const TURNS = 3;
const middle = <F extends Figures>(figures: readonly F[]): F =>
  figures.toSorted((a, b) => a.usPerInput - b.usPerInput)[Math.floor(figures.length / 2)]!;

/** A game that is not played as it is sold says so. */
const nameOf = (id: string): string => {
  const agreed = Object.entries(agreedOn(id)).map(([option, value]) => `${option} ${value}`);
  return agreed.length === 0 ? id : `${id}, ${agreed.join(', ')}`;
};

const measure = async (): Promise<object> => {
  const turns = Array.from({ length: TURNS }, () => ({
    theirs: measureBoardgameio(),
    toy: alone<EngineFigures>('roulette'),
    ours: Object.keys(games).map(id => alone<EngineFigures>(id)),
  }));
  const theirs = { local: middle(turns.map(turn => turn.theirs.local)), lone: middle(turns.map(turn => turn.theirs.lone)) };
  const toy = middle(turns.map(turn => turn.toy));
  const measured = Object.keys(games).map((id, i) => ({ id, ...middle(turns.map(turn => turn.ours[i]!)) }));
  const bytes = alone<number>('weight', String(TABLES));

  const times = (figures: Figures, other: Figures): string => `${shown(other.usPerInput / figures.usPerInput)}×`;
  const row = (name: string, f: Figures, kept = f.usPerInput): string[] => [
    name,
    shown(f.usPerInput),
    shown(kept),
    shown(f.gamesPerSecond),
    shown(f.inputs / f.games),
    times(f, theirs.local),
    times(f, theirs.lone),
  ];
  console.log(
    table([
      ['random games on one core', 'CPU µs an input', 'all kept', 'games a CPU second', 'inputs a game', 'times (a)', 'times (b)'],
      ...measured.map(f => row(nameOf(f.id), f, f.usPerKept)),
      row('the cut-down roulette, here', toy, toy.usPerKept),
      row('(a) the same on boardgame.io, Local() and a client a seat', theirs.local),
      row('(b) the same on boardgame.io, one client without secrets', theirs.lone),
    ]),
  );
  console.log(`
(a) is how boardgame.io plays a game with secrets in one process: an authority, and a client for each seat that gets its own view.
(b) is its leanest path: a single store that knows everything. Ours keeps secrets in every row.
An input is timed in a search, on a table that nobody else holds; "all kept" is the same when every table on the way stays as it was.
caliber-45 is played for a goal of 250, in thousands of dollars: at random a million takes thousands of inputs.
Everything is measured ${TURNS} times in turn; the middle counts.
Goal for wright-gang: at most 3 µs an input, at least 100 times (a).

${TABLES.toLocaleString('en')} tables in progress: ${shown((bytes * TABLES) / MEGABYTE)} MB, ${shown(bytes)} bytes each (goal: under 200 MB)`);

  const figures = measured.map(f => [
    f.id,
    {
      usPerInput: rounded(f.usPerInput),
      usPerKept: rounded(f.usPerKept),
      gamesPerSecond: rounded(f.gamesPerSecond),
      timesBoardgameio: rounded(theirs.local.usPerInput / f.usPerInput),
      timesBoardgameioLone: rounded(theirs.lone.usPerInput / f.usPerInput),
    },
  ]);
  return { engine: Object.fromEntries(figures), bytesPerTable: Math.round(bytes) };
};

export const engine: Bench = {
  says: 'microseconds an input and random games a second of every game, beside boardgame.io; what a table weighs',
  flags: {},
  run: measure,
};
