/** A server in its own process, which can be stopped cleanly or killed at any moment, and restarted on the same port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../server/root.ts';

export type Environment = { readonly [name: string]: string };

/** Settings of a test server: reachable from here only, quick bots, and limits that many guests on one machine do not hit. */
export const forCrowds: Environment = {
  HOST: '127.0.0.1',
  PROCESSES: '1',
  LOG: 'error',
  BOT_MILLIS: '30',
  MESSAGES_PER_SECOND: '1000',
  REQUESTS_PER_SECOND: '1000',
  GUESTS_PER_MINUTE: '1000',
  CONNECTIONS_PER_ADDRESS: '1000',
};

let isCompiled = false;
/** The program as shipped: compiled from the current sources, once. */
export const compile = (): void => {
  if (isCompiled) return;
  execFileSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', join(root, 'server')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  isCompiled = true;
};

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  #said = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'exit');
  }
  /** Started and open. */
  static async start(environment: Environment): Promise<ServerProcess> {
    const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const server = new ServerProcess(child);
    const isOpen = (): boolean => server.#said.includes('Sixgun is open');
    await new Promise<void>(resolve => {
      child.stdout!.on('data', text => {
        server.#said += String(text);
        if (isOpen()) resolve();
      });
      child.once('exit', () => resolve());
    });
    if (!isOpen()) throw new Error(`the server did not open: ${server.#said}`);
    return server;
  }
  /** All its output. */
  get said(): string {
    return this.#said;
  }
  get pid(): number {
    return this.#child.pid!;
  }
  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
  /** Kills it without warning. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }
  /** Stops it cleanly; returns the exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    await this.#exit;
    return this.#child.exitCode;
  }
}
