/** A server under load says where it is and, whenever it is asked, how much of the processor it has used. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Usage {
  /** Microseconds of processor time since it was started. */
  readonly cpu: number;
  readonly rss: number;
}
type Said = { readonly address: string } | Usage;

/** What it is asked: how it stands, or how it stands once garbage is gone (where Node was started with `--expose-gc`). */
type UsageQuestion = 'usage' | 'without garbage';

/** In the server: say where it is, then answer. It ends with the process that started it. */
export const answerUsage = (address: string): void => {
  process.on('message', (question: UsageQuestion) => {
    if (question === 'without garbage') globalThis.gc!();
    const { user, system } = process.cpuUsage();
    const usage: Said = { cpu: user + system, rss: process.memoryUsage.rss() };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit(0));
  const said: Said = { address };
  process.send?.(said);
};

export interface Measured {
  readonly address: string;
  usage(question?: UsageQuestion): Promise<Usage>;
  end(): Promise<void>;
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
/** Is there a way to give each program cores of its own? This one, and what it starts from now on, gets these. */
export const canPin = (cores = '1'): boolean => {
  try {
    pin(process.pid, cores);
    return true;
  } catch {
    return false;
  }
};

/** How Node serves many tables on one core: no threads that take it away, and seldom a full collection of garbage (`docs/hosting.md`). */
export const ON_ONE_CORE = ['--single-threaded-gc', '--heap-growing-percent=1000'];

/** Start a program beside this one, alone on the first core if that can be had, with these flags for Node and words for the program. */
export const startMeasured = async (
  program: string,
  pinned: boolean,
  { flags = [], words = [] }: { readonly flags?: readonly string[]; readonly words?: readonly string[] } = {},
): Promise<Measured> => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const command = [process.execPath, ...(pinned ? ON_ONE_CORE : []), ...flags, file, ...words];
  const [first, ...rest] = pinned ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(first!, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { address } = await hears<Extract<Said, { readonly address: string }>>(child);
  return {
    address,
    usage: (question = 'usage') => {
      const usage = hears<Usage>(child);
      child.send(question);
      return usage;
    },
    end: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
};
