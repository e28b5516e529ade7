/** The bus as a server uses it: routes to tables elsewhere, guests from elsewhere at tables here, and news. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { BusEar, Medium } from '../cores/medium.ts';
import type { Siblings } from '../cores/siblings.ts';
import { explained, mayPass } from '../start/start-fault.ts';
import { ClusterNews, type News } from './cluster-news.ts';
import { BusEdge } from './edge.ts';
import { Nats } from './nats.ts';
import type { Down, Up } from './records.ts';
import { RemoteGuests, type ServedTables } from './remote-guests.ts';
import { Trunks } from './trunks.ts';

const SECOND = 1000;
/** A process silent for this part of a lease is considered gone. */
const SILENCE = 2 / 3;

/** Unique to a process, or to one database. */
export const newName = (): string => randomBytes(8).toString('hex');

export class Bus {
  readonly me: string;
  readonly edge: BusEdge;
  readonly news: ClusterNews = new ClusterNews(news => this.#medium?.sendAll(JSON.stringify(news)));
  readonly #trunks: Trunks;
  readonly #log: FastifyBaseLogger;
  #remoteGuests: RemoteGuests | null = null;
  #medium: Medium | null = null;

  /** `me` is what the others call this process. */
  constructor(me: string, leaseMillis: number, log: FastifyBaseLogger) {
    this.me = me;
    this.#log = log;
    const carrier = { isUp: () => this.isUp, send: (to: string, text: string) => this.#medium?.send(to, text) };
    this.#trunks = new Trunks(me, carrier, leaseMillis * SILENCE, {
      heard: (trunk, head, text) => {
        const record = head as Up | Down;
        if ('down' in record) this.edge.heard(trunk, record, text);
        else this.#remoteGuests?.heard(trunk, record, text);
      },
      broken: trunk => {
        this.edge.broken(trunk);
        this.#remoteGuests?.broken(trunk);
      },
    });
    this.edge = new BusEdge(this.#trunks);
  }
  get isUp(): boolean {
    return this.#medium?.isUp === true;
  }
  /** Through the parent of this process, only to the others of this machine. */
  join(siblings: Siblings): void {
    this.edge.isLocal = true;
    this.#medium = siblings.medium(this.me, this.#ear());
  }
  /** Connects as soon as NATS answers, waiting while it starts. `space` is the database's. */
  async open(config: Config, space: string): Promise<void> {
    const giveUpAt = performance.now() + config.DATABASE_WAIT_SECONDS * SECOND;
    for (;;) {
      try {
        this.#medium = await Nats.open(config.NATS_URL!, space, this.me, this.#ear());
        return;
      } catch (why) {
        if (!mayPass(why) || performance.now() > giveUpAt) throw explained(why, 'bus', config);
        this.#log.warn({ err: why }, 'waiting for NATS');
      }
      await pause(SECOND);
    }
  }
  /** Lets guests of other processes come to these tables. */
  serve(tables: ServedTables, fault: (why: unknown) => void): void {
    this.#remoteGuests = new RemoteGuests(tables, fault);
  }
  /** Remote guests here, and local guests elsewhere, look for their table again. */
  async close(): Promise<void> {
    this.news.close();
    this.#trunks.close();
    await this.#medium?.close();
  }
  #ear(): BusEar {
    return {
      heard: text => this.#trunks.hear(text),
      heardByAll: text => this.news.heard(JSON.parse(text) as News),
      away: () => {
        this.#log.error('the bus is away');
        this.#trunks.breakAll();
      },
      back: () => this.#log.info('the bus is back'),
    };
  }
}
