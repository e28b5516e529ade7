/** A real NATS for the tests, on a port of its own: the one named in NATS_SERVER (`npm test` sees to that), or one of the usual places. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { connect } from '@nats-io/transport-node';

const usualPlaces = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];

const found = (): string => {
  const file = [process.env['NATS_SERVER'], ...usualPlaces.map(folder => join(folder, 'nats-server'))].find(
    each => each !== undefined && existsSync(each),
  );
  if (file === undefined) throw new Error('no nats-server here: npm test installs one, or name one in NATS_SERVER');
  return file;
};
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { readonly port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};

export class TestNats {
  readonly url: string;
  readonly port: number;
  #child: ChildProcess | null = null;

  readonly #password: string | null;

  private constructor(port: number, password: string | null) {
    this.port = port;
    this.#password = password;
    this.url = `nats://${password === null ? '' : `sixgun:${encodeURIComponent(password)}@`}127.0.0.1:${port}`;
  }
  /** With a password, only the user `sixgun` may connect. */
  static async start(password: string | null = null): Promise<TestNats> {
    const nats = new TestNats(await freePort(), password);
    await nats.start();
    return nats;
  }
  /** Restarts it on the same port. */
  async start(): Promise<void> {
    const guarded = this.#password === null ? [] : ['--user', 'sixgun', '--pass', this.#password];
    this.#child = spawn(found(), ['--addr', '127.0.0.1', '--port', String(this.port), ...guarded], { stdio: 'ignore' });
    const probe = await connect({
      servers: `127.0.0.1:${this.port}`,
      waitOnFirstConnect: true,
      reconnectTimeWait: 50,
      ...(this.#password === null ? {} : { user: 'sixgun', pass: this.#password }),
    });
    await probe.close();
  }
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
