/**
 * The parent of several processes behind one port. It accepts connections and hands them out in turn (Node's own cluster), relays the
 * processes' messages, replaces a process that dies, and stops them all on request. It serves nothing itself.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { root } from '../root.ts';
import { greeting } from '../start/greeting.ts';
import { stopOn } from '../start/stop-on.ts';
import { flagsOf } from './count.ts';
import { type Child, Relay } from './relay.ts';
import type { FromChild, FromParent } from './words.ts';

type Opened = Extract<FromChild, { readonly say: 'open' }>;

const SECOND = 1000;
/** The pause before a dead process is replaced: doubled each time, until one runs well. */
const PAUSE = { first: SECOND / 4, longest: 30 * SECOND };
const LIVES_WELL = 60 * SECOND;

class Parent {
  readonly #count: number;
  readonly #relay: Relay;
  readonly #workers = new Map<number, Worker>();
  readonly #pauses = new Map<number, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isOpen = false;
  isStopping = false;

  constructor(count: number) {
    this.#count = count;
    this.#relay = new Relay(count);
    const execArgv = [...process.execArgv, ...flagsOf(count)];
    cluster.setupPrimary({ exec: join(root, 'dist', 'server', 'main.js'), args: [], execArgv });
  }
  /** Starts the first process alone: whatever prevents its start would prevent all, and it reports that. Null when it failed. */
  async open(): Promise<Opened | null> {
    const opened = await this.#start(0);
    if (opened === null) return null;
    this.#isOpen = true;
    await Promise.all(Array.from({ length: this.#count - 1 }, (_, i) => this.#start(i + 1)));
    return opened;
  }
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const ends = await Promise.all(
      [...this.#workers.values()].map(worker => {
        worker.send({ say: 'stop' } satisfies FromParent, () => {});
        return once(worker, 'exit');
      }),
    );
    if (ends.some(([code]) => code !== 0)) throw new Error('not all processes stopped in order');
  }
  kill(): void {
    for (const worker of this.#workers.values()) worker.process.kill('SIGKILL');
  }

  /** Resolves when it serves, or with null when it ends before that. */
  #start(place: number): Promise<Opened | null> {
    const worker = cluster.fork({ PROCESSES: this.#count });
    const started = performance.now();
    const child: Child = { say: (said, sent) => worker.send(said, sent) };
    this.#workers.set(place, worker);
    return new Promise(resolve => {
      worker.on('message', (said: FromChild) => {
        if (said.say === 'open') resolve(said);
        else this.#relay.heard(child, place, said);
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.#relay.left(child);
        this.#workers.delete(place);
        resolve(null);
        if (this.#isOpen && !this.isStopping) {
          const pause = this.#startAgain(place, performance.now() - started);
          process.stderr.write(
            `sixgun: process ${worker.process.pid} ended (${signal ?? code}); another is started in ${pause / SECOND} s.\n`,
          );
        }
      });
    });
  }
  /** Starts another process in this place after a pause, and returns the pause. */
  #startAgain(place: number, lived: number): number {
    const last = lived > LIVES_WELL ? undefined : this.#pauses.get(place);
    const pause = last === undefined ? PAUSE.first : Math.min(PAUSE.longest, 2 * last);
    this.#pauses.set(place, pause);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#start(place);
    }, pause);
    this.#timers.add(timer);
    return pause;
  }
}

export async function lead(config: Config, count: number): Promise<void> {
  const parent = new Parent(count);
  stopOn(
    () => parent.stop(),
    () => parent.kill(),
  );
  const opened = await parent.open();
  if (opened !== null) process.stdout.write(greeting(config, opened.port, opened.operatorToken, count));
  else if (!parent.isStopping) process.exit(1);
}
