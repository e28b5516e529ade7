/**
 * `npm run bench -- engine`: microseconds an input, random games a second, what a table weighs, and how that compares with boardgame.io.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../games/index.ts';
import type { Bench } from '../bench.ts';
import { rounded, shown, table } from '../figures.ts';
import { measureBoardgameio } from './boardgameio.ts';
import type { Chosen, Figures } from './measure.ts';
import { agreedOn } from './play.ts';

const TABLES = 10_000;
const MEGABYTE = 1e6;

const text = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [fileURLToPath(new URL('./alone.js', import.meta.url)), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
/** A machine's speed varies: all are measured in turn, this many times. Other work only adds time, so the minimum counts. */
const TURNS = 4;
const least = (figures: readonly Figures[]): Figures => figures.toSorted((a, b) => a.usPerInput - b.usPerInput)[0]!;

interface EngineFigures extends Figures {
  /** With every intermediate table kept unchanged. */
  readonly usPerKept: number;
}
/** One program chooses the moves, others replay them: the choosing program keeps every move, and the engine optimizes for that. */
const choosing = (id: string, file: string): Omit<Figures, 'usPerInput'> => {
  const line = text('choose', id);
  writeFileSync(file, line);
  const { rounds, gamesPerSecond } = JSON.parse(line) as Chosen;
  const all = rounds.flat();
  return { gamesPerSecond, games: all.length, inputs: all.reduce((sum, { inputs }) => sum + inputs.length, 0) };
};

/** A game not played as published says so. */
const nameOf = (id: string): string => {
  const agreed = Object.entries(agreedOn(id)).map(([option, value]) => `${option} ${value}`);
  return agreed.length === 0 ? id : `${id}, ${agreed.join(', ')}`;
};

const measure = async (): Promise<object> => {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-bench-'));
  const ids = [...Object.keys(games), 'roulette'];
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const chosen = ids.map(id => choosing(id, fileOf(id)));
  const turns = Array.from({ length: TURNS }, () => ({
    theirs: measureBoardgameio(),
    ours: ids.map(id => ({ search: Number(text('search', id, fileOf(id))), kept: Number(text('kept', id, fileOf(id))) })),
  }));
  rmSync(folder, { recursive: true });
  const theirs = { local: least(turns.map(turn => turn.theirs.local)), lone: least(turns.map(turn => turn.theirs.lone)) };
  const all: (EngineFigures & { readonly id: string })[] = ids.map((id, i) => ({
    id,
    ...chosen[i]!,
    usPerInput: Math.min(...turns.map(turn => turn.ours[i]!.search)),
    usPerKept: Math.min(...turns.map(turn => turn.ours[i]!.kept)),
  }));
  const measured = all.slice(0, -1);
  const toy = all.at(-1)!;
  const bytes = Number(text('weight', String(TABLES)));

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
An input is timed in a search, on an unshared table; "all kept" is the same with every intermediate table kept.
caliber-45 is played for a goal of 250, in thousands of dollars: at random a million takes thousands of inputs.
Everything is measured ${TURNS} times in turn; the least counts.
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
