/**
 * PostgreSQL. What is particular to it: a pool of connections of which any may break, numbers of 64 bits that arrive as text, and
 * sessions that the server must end by itself when their process hangs with a lease's row locked.
 */

import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { Engine, Schema } from './schema.ts';

const second = 1000;
/** Any number, as long as every process uses the same. */
const migrationLock = 45_454_545;

export function postgresEngine(databaseUrl: string): Engine {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10 * second,
    query_timeout: 30 * second,
    idle_in_transaction_session_timeout: 10 * second,
    keepAlive: true,
    types: { getTypeParser },
    onConnect: readCommitted,
  });
  // A broken connection reports to the caller waiting for its answer. Without a waiting caller there is none to tell: the pool drops
  // it, and the next query opens another. Without these two listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const driver = new PoolDriver(pool);
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: opened => new PostgresIntrospector(opened),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    now: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    size: sql<number>`pg_database_size(current_database())`,
    rows: lists => sql`json_array_elements(cast(${JSON.stringify(lists)} as json))`,
    lockedLeases: sql`order by leases.table_id for update of leases`,
    alone: query => driver.alone(query),
    // It manages its own files: deleted data are removed by its vacuum.
    erase: async () => {},
    lockMigrations: async transaction => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    },
  };
}

/** Each statement sees what was committed before it, so that one which waited for a lock sees what it waited for. */
async function readCommitted(client: pg.ClientBase): Promise<void> {
  await client.query('set session characteristics as transaction isolation level read committed');
}

type GetTypeParser = typeof pg.types.getTypeParser;

/** Ours are instants and counts, far below 2^53. */
function getTypeParser(...[type, format]: Parameters<GetTypeParser>): ReturnType<GetTypeParser> {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  /** Names of single statements. They are few, and always the same. */
  readonly #names = new Map<string, string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(await this.#pool.connect());
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  /**
   * PostgreSQL runs a single statement as a transaction: one round trip instead of three. It is named, so that each connection
   * reads and plans it once and not with every move.
   */
  async alone({ sql: text, parameters }: CompiledQuery): Promise<number> {
    const connection = await this.acquireConnection();
    try {
      return (await connection.query(text, parameters, this.#nameOf(text))).rowCount ?? 0;
    } finally {
      connection.release();
    }
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `sixgun ${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  async beginTransaction(connection: Connection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await connection.query(`begin${level} ${accessMode ?? ''}`, []);
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await connection.query('commit', []);
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    // It fails when the connection is gone, and then the server rolls back. The original error is the one to report.
    await connection.query('rollback', []).catch(() => {});
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** A connection on which anything other than a statement has failed is not reused. */
class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #broken: Error | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(text: string, parameters: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    if (this.#broken !== null) throw this.#broken;
    try {
      return await this.#client.query({ text, values: [...parameters], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) this.#broken = error;
      throw error;
    }
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.query(text, parameters);
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error('rows are read at once, not streamed');
  }

  release(): void {
    this.#client.release(this.#broken ?? false);
  }
}
