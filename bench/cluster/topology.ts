/** A whole cluster on this machine: PostgreSQL, NATS, some processes as they are shipped, and a balancer in front of them. */
import { TestNats } from '../../server/bus/testing/nats.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { type Postgres, startPostgres } from '../../server/store/testing/postgres.ts';
import { compile, type Environment, forCrowds, freePort, ServerProcess } from '../crash/process.ts';
import { Balancer } from './balancer.ts';

export interface Member {
  readonly port: number;
  server: ServerProcess;
  /** The same program on the same port once more. */
  again(): Promise<void>;
}

export class Topology {
  readonly postgres: Postgres;
  readonly nats: TestNats;
  readonly databaseUrl: string;
  readonly store: Store;
  readonly members: readonly Member[];
  readonly balancer: Balancer;

  private constructor(parts: Pick<Topology, 'postgres' | 'nats' | 'databaseUrl' | 'store' | 'members' | 'balancer'>) {
    ({
      postgres: this.postgres,
      nats: this.nats,
      databaseUrl: this.databaseUrl,
      store: this.store,
      members: this.members,
      balancer: this.balancer,
    } = parts);
  }
  static async start(processes: number, more: Environment = {}): Promise<Topology> {
    compile();
    const [postgres, nats] = await Promise.all([startPostgres(), TestNats.start()]);
    const databaseUrl = await postgres.freshUrl();
    const start = async (): Promise<Member> => {
      const port = await freePort();
      const environment = {
        ...forCrowds,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        NATS_URL: nats.url,
        LOG: 'silent',
        ...more,
      };
      const member: Member = {
        port,
        server: await ServerProcess.start(environment),
        again: async () => {
          member.server = await ServerProcess.start(environment);
        },
      };
      return member;
    };
    const members = await Promise.all(Array.from({ length: processes }, start));
    const balancer = await Balancer.start(members.map(({ port }) => port));
    return new Topology({ postgres, nats, databaseUrl, store: await openStore({ databaseUrl }), members, balancer });
  }
  /** The process that serves a table now. */
  async holderOf(code: string): Promise<Member | undefined> {
    const found = await this.store.tables.findByCode(code);
    const address = found === null ? undefined : (await this.store.leases.where(found.id))?.holder.address;
    return this.members.find(({ port }) => address?.endsWith(`:${port}`));
  }
  async close(): Promise<void> {
    this.balancer.close();
    await Promise.all(this.members.map(({ server }) => server.kill()));
    await this.store.close();
    await Promise.all([this.postgres.stop(), this.nats.stop()]);
  }
}
