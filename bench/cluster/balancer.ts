/** A plain balancer: each connection goes to the next ready process. It knows nothing of guests or tables. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How often each process is asked whether it is ready. */
const LOOK = 100;

export class Balancer {
  readonly #server: Server;
  readonly #ports: readonly number[];
  readonly #ready = new Set<number>();
  readonly #open = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #next = 0;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer({ pauseOnConnect: true }, near => this.#pass(near));
    this.#timer = setInterval(() => void this.#look(), LOOK);
  }
  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await balancer.#look();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): void {
    clearInterval(this.#timer);
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }
  async #look(): Promise<void> {
    await Promise.all(
      this.#ports.map(async port => {
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10 * LOOK) }).then(
          answer => answer.ok,
          () => false,
        );
        if (isReady) this.#ready.add(port);
        else this.#ready.delete(port);
      }),
    );
  }
  #pass(near: Socket): void {
    const ready = [...this.#ready];
    const port = ready[this.#next++ % Math.max(1, ready.length)];
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one.setNoDelay(true));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
    far.once('connect', () => {
      near.pipe(far);
      far.pipe(near);
    });
  }
}
