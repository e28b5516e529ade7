/**
 * `npm run bench -- compare`: the same game of hidden hands on this server and on those a builder might choose instead, one after the
 * other on the same machine: four guests a table, each move told to all of them.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../../server/root.ts';
import { type Bench, wholeNumber } from '../bench.ts';
import { freePort } from '../crash/process.ts';
import { rounded, shown, table } from '../figures.ts';
import { canPin, type Memory, type Usage } from '../server/usage.ts';
import type { CrowdFound, CrowdPlayed, CrowdQuestion } from './crowd.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** The sources of the others are not compiled: they run from where they were written. */
const others = join(root, 'bench', 'compare', 'others');
const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(others, 'node_modules', name, 'package.json'), 'utf8')) as { readonly version: string }).version;

interface Contender {
  readonly name: string;
  readonly keeps: string;
  readonly serve: string;
  readonly door: string;
  readonly how: string;
}
const contenders = (): readonly Contender[] => {
  const bgio = `boardgame.io ${versionOf('boardgame.io')}`;
  const colyseus = `Colyseus ${versionOf('@colyseus/core')}`;
  const [bgioFiles, colyseusFiles] = ['boardgameio', 'colyseus'].map(name => ({
    serve: join(others, `${name}-serve.mjs`),
    door: join(others, `${name}-door.mjs`),
  }));
  return [
    { name: 'Sixgun', keeps: 'each move, in a file', serve: here('./serve.js'), door: here('./door.js'), how: '' },
    { name: bgio, keeps: 'nothing', ...bgioFiles!, how: 'memory' },
    { name: `${bgio}, FlatFile`, keeps: 'each state, in files', ...bgioFiles!, how: 'file' },
    { name: colyseus, keeps: 'nothing', ...colyseusFiles!, how: 'patches' },
    { name: `${colyseus}, patch a move`, keeps: 'nothing', ...colyseusFiles!, how: 'once' },
  ];
};

const PATIENCE = 120_000;
/** A program that answers one question after another. */
class Asked {
  readonly child: ChildProcess;
  readonly opened: Promise<object>;
  constructor(core: string | null, program: readonly string[]) {
    const command = [process.execPath, '--expose-gc', ...program];
    const [first, ...rest] = core === null ? command : ['taskset', '-c', core, ...command];
    // Their own output would mix with the figures.
    this.child = spawn(first!, rest, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    this.opened = this.#hears();
  }
  #hears<Said extends object>(): Promise<Said> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        this.child.off('exit', died).off('message', heard);
      };
      const died = (code: number | null): void => {
        done();
        reject(new Error(`${this.child.spawnargs.join(' ')} ended with ${code}`));
      };
      const heard = (said: unknown): void => {
        done();
        resolve(said as Said);
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`${this.child.spawnargs.join(' ')} does not answer`));
      }, PATIENCE);
      this.child.on('exit', died).on('message', heard);
    });
  }
  ask<Said extends object>(question: string | object): Promise<Said> {
    const answer = this.#hears<Said>();
    this.child.send(question);
    return answer;
  }
  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise(resolve => this.child.once('exit', resolve));
    this.child.kill(signal);
    await gone;
  }
}

interface Run {
  readonly tables: number;
  readonly millis: number;
  /** Each table makes one move per this interval. */
  readonly every: number;
}
interface Figures {
  readonly p50: number;
  readonly p99: number;
  /** Moves per second that one core could sustain, by the processor time used at full speed. */
  readonly movesPerCore: number;
  readonly bytesPerMove: number;
  readonly kilobytesPerTable: number;
  readonly lost: CrowdFound;
}
const SETTLE = 2000;

async function measured({ serve, door, how }: Contender, { tables, millis, every }: Run, pinned: boolean): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-compare-'));
  const port = String(await freePort());
  const [own, theirs] = pinned ? ['0', '1'] : [null, null];
  const start = async (): Promise<Asked> => {
    const server = new Asked(own, [serve, port, folder, how]);
    await server.opened;
    return server;
  };
  let server = await start();
  const crowd = new Asked(theirs, [here('./crowd.js'), door, `http://127.0.0.1:${port}`]);
  const ask = <Said extends object>(question: CrowdQuestion): Promise<Said> => crowd.ask<Said>(question);
  try {
    await crowd.opened;
    // The first tables and moves cover one-time work.
    await ask({ do: 'open', tables: 1 });
    await ask({ do: 'full', millis: SETTLE });
    const before = await server.ask<Memory>('memory');
    await ask({ do: 'open', tables });
    await pause(SETTLE);
    const after = await server.ask<Memory>('memory');
    await ask({ do: 'full', millis: SETTLE });
    const paced = await ask<CrowdPlayed>({ do: 'pace', every, millis });
    const idle = await server.ask<Usage>('usage');
    const full = await ask<CrowdPlayed>({ do: 'full', millis });
    const busy = await server.ask<Usage>('usage');
    await server.end('SIGKILL');
    await ask({ do: 'leave' });
    server = await start();
    const lost = await ask<CrowdFound>({ do: 'look' });
    return {
      p50: paced.p50,
      p99: paced.p99,
      movesPerCore: full.moves / ((busy.cpu - idle.cpu) / 1e6),
      bytesPerMove: paced.bytes / paced.moves,
      kilobytesPerTable: (after.held - before.held) / tables / 1024,
      lost,
    };
  } finally {
    await Promise.all([server.end('SIGKILL'), crowd.end('SIGKILL')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const compare: Bench = {
  says: 'this server beside boardgame.io and Colyseus: the same game of hidden hands, four guests a table (docs/compare.md)',
  flags: {
    tables: 'tables (100)',
    seconds: 'how long each is measured, at a given pace and again at full speed (15)',
    pace: 'milliseconds from move to move of a table, where it is given (500)',
  },
  async run({ tables, seconds, pace }) {
    if (!existsSync(join(others, 'node_modules', '@colyseus', 'core'))) {
      console.error('bench: installing what to compare with (npm ci in bench/compare/others)');
      execFileSync('npm', ['ci'], { cwd: others, stdio: ['ignore', 2, 2] });
    }
    const run: Run = {
      tables: wholeNumber(tables, 100, 'tables'),
      millis: 1000 * wholeNumber(seconds, 15, 'seconds'),
      every: wholeNumber(pace, 500, 'pace'),
    };
    const pinned = canPin(`1-${cpus().length - 1}`);
    const found: { readonly contender: Contender; readonly figures: Figures }[] = [];
    for (const contender of contenders()) {
      console.error(`bench: ${contender.name}`);
      found.push({ contender, figures: await measured(contender, run, pinned) });
    }
    console.log(
      table([
        ['server', 'keeps', 'moves/s a core', 'p50 ms', 'p99 ms', 'bytes a move', 'kB a table', 'lost by kill -9'],
        ...found.map(({ contender, figures }) => [
          contender.name,
          contender.keeps,
          shown(figures.movesPerCore),
          shown(figures.p50),
          shown(figures.p99),
          shown(figures.bytesPerMove),
          shown(figures.kilobytesPerTable),
          `${figures.lost.lost} of ${figures.lost.told} moves, ${figures.lost.gone} of ${figures.lost.tables} tables`,
        ]),
      ]),
    );
    console.log(`
${run.tables} tables of four guests. p50 and p99: one move every ${run.every} ms at each table, from the press until the last of the four was told; bytes in both
directions, on all four lines. Moves a core: at full speed, by the processor time of the server. Node ${process.version}, ${cpus()[0]?.model ?? 'unknown'}${pinned ? ', the server on a core of its own' : ''}.`);
    return Object.fromEntries(
      found.map(({ contender, figures }) => [
        contender.name,
        {
          movesPerCore: rounded(figures.movesPerCore),
          p50Ms: rounded(figures.p50),
          p99Ms: rounded(figures.p99),
          bytesPerMove: rounded(figures.bytesPerMove),
          kilobytesPerTable: rounded(figures.kilobytesPerTable),
          lost: figures.lost,
        },
      ]),
    );
  },
};
