/** The bus itself: one connection to NATS that reconnects by itself, on subjects of one database. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { BusEar, Medium } from '../cores/medium.ts';

const SECOND = 1000;
/** The timeout of one attempt to connect, the pause before the next, and how often the connection is checked. */
const TIMES = { timeout: 5 * SECOND, reconnectTimeWait: SECOND / 4, pingInterval: 5 * SECOND };
/** Not a process name: those are hexadecimal. */
const ALL = 'all';

export class Nats implements Medium {
  readonly #connection: NatsConnection;
  readonly #space: string;
  isUp = true;

  private constructor(connection: NatsConnection, space: string) {
    this.#connection = connection;
    this.#space = space;
  }
  /** `space` separates databases; `me` addresses this process. */
  static async open(url: string, space: string, me: string, ear: BusEar): Promise<Nats> {
    const { protocol, host, username, password } = new URL(url);
    const connection = await connect({
      ...TIMES,
      servers: host,
      name: 'sixgun',
      noEcho: true,
      maxReconnectAttempts: -1,
      ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' ? { tls: {} } : {}),
    });
    const nats = new Nats(connection, space);
    const hear = (subject: string, heard: (text: string) => void): void => {
      connection.subscribe(nats.#subject(subject), {
        callback: (why, message) => {
          if (why === null) heard(message.string());
        },
      });
    };
    hear(me, text => ear.heard(text));
    hear(ALL, text => ear.heardByAll(text));
    void nats.#watch(ear);
    await connection.flush();
    return nats;
  }
  send(to: string, text: string): void {
    if (this.isUp) this.#connection.publish(this.#subject(to), text);
  }
  sendAll(text: string): void {
    this.send(ALL, text);
  }
  async close(): Promise<void> {
    this.isUp = false;
    // The last messages are still sent, if the bus accepts them.
    await this.#connection.drain().catch(() => this.#connection.close());
  }
  #subject(to: string): string {
    return `sixgun.${this.#space}.${to}`;
  }
  async #watch(ear: BusEar): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect' && this.isUp) {
        this.isUp = false;
        ear.away();
      } else if (type === 'reconnect') {
        this.isUp = true;
        ear.back();
      }
    }
  }
}
