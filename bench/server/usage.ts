/** A server under load reports its address and, on request, how much processor time it has used. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Usage {
  /** Microseconds of processor time since it was started. */
  readonly cpu: number;
  readonly rss: number;
}
/** Its memory after garbage collection, in bytes. */
export interface Memory {
  readonly rss: number;
  /** The part held by the program; Node keeps the rest in reserve. */
  readonly held: number;
}
type Said = { readonly address: string } | Usage | Memory;

/** The requests to it; for memory, Node must have been started with `--expose-gc`. */
type UsageQuestion = 'usage' | 'memory';

/** Memory returns to the system a moment after garbage collection, and some of it only the next time. */
async function memory(): Promise<Memory> {
  for (let time = 0; time < 2; time++) {
    globalThis.gc!();
    await pause(1000);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}
function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, rss: process.memoryUsage.rss() };
}

/** In the server: reports its address, then answers. It ends with the process that started it. */
export const answerUsage = (address: string): void => {
  process.on('message', async (question: UsageQuestion) => {
    const said: Said = question === 'memory' ? await memory() : usage();
    process.send?.(said);
  });
  process.on('disconnect', () => process.exit(0));
  const said: Said = { address };
  process.send?.(said);
};

export interface Measured {
  readonly address: string;
  usage(): Promise<Usage>;
  end(): Promise<void>;
}
export interface MeasuredMemory extends Measured {
  memory(): Promise<Memory>;
}

const hears = <S extends Said>(child: ChildProcess): Promise<S> =>
  new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`the server ended with code ${code}`));
    child.once('exit', died);
    child.once('message', said => {
      child.off('exit', died);
      resolve(said as S);
    });
  });

/** Gives a program these cores and no others. */
export const pin = (pid: number, cores: string): void => {
  execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' });
};
/** Can each program get its own cores? This one, and those it starts from now on, get these. */
export const canPin = (cores = '1'): boolean => {
  try {
    pin(process.pid, cores);
    return true;
  } catch {
    return false;
  }
};

/** How Node serves many tables on one core: no threads competing for it, and few full garbage collections (`docs/hosting.md`). */
export const ON_ONE_CORE = ['--single-threaded-gc', '--heap-growing-percent=1000'];

/** Starts a program beside this one, alone on the first core if possible, with these flags for Node and arguments for the program. */
export const startMeasured = async (
  program: string,
  pinned: boolean,
  { flags = [], words = [] }: { readonly flags?: readonly string[]; readonly words?: readonly string[] } = {},
): Promise<MeasuredMemory> => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const command = [process.execPath, ...(pinned ? ON_ONE_CORE : []), ...flags, file, ...words];
  const [first, ...rest] = pinned ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(first!, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { address } = await hears<Extract<Said, { readonly address: string }>>(child);
  const asked = <S extends Said>(question: UsageQuestion): Promise<S> => {
    const answer = hears<S>(child);
    child.send(question);
    return answer;
  };
  return {
    address,
    usage: () => asked<Usage>('usage'),
    memory: () => asked<Memory>('memory'),
    end: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
};
