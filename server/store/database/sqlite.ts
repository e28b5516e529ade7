/**
 * The embedded file. What is particular to it: one connection that one transaction uses at a time, and a thread of libsql's own
 * for committing, so that the main thread does not stand still while the disk is flushed.
 */

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type TransactionSettings,
} from 'kysely';
import Libsql from 'libsql/promise';
import type { Engine, Schema } from './schema.ts';

/** How long to wait for another process writing to the same file, in milliseconds, and for one creating it. */
const patience = 30_000;
const making = 5000;
/** The longest pause between two tries. */
const pause = 20;
const statementsKept = 100;

export function sqliteEngine(dataDir: string): Engine {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'sixgun.db');
  const driver = new FileDriver(path);
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: opened => new SqliteIntrospector(opened),
      createQueryCompiler: () => new Compiler(),
    },
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    size: sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
    rows: lists => sql`json_each(${JSON.stringify(lists)})`,
    // A transaction that has begun is already alone.
    lockedLeases: sql``,
    alone: query => driver.alone(query),
    erase: () => driver.erase(),
    lockMigrations: async () => {},
  };
}

/**
 * A new database has no file yet, and is empty only while another process creates it. One that stays empty was truncated, and
 * its data may still be in a backup.
 */
async function mustNotBeEmpty(path: string): Promise<void> {
  const giveUpAt = performance.now() + making;
  while (existsSync(path) && statSync(path).size === 0) {
    if (performance.now() > giveUpAt)
      throw new Error(`DATA_DIR: "${path}" is empty. Put a backup in its place, or delete it to begin without one.`);
    await setTimeout(pause);
  }
}

/** Rows need no lock where a transaction is alone, and SQLite has no syntax for it. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node);
  }
}

class FileDriver implements Driver {
  readonly #path: string;
  #file: OpenFile | null = null;
  #lastInLine: Promise<void> = Promise.resolve();
  #leave: () => void = () => {};

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    await mustNotBeEmpty(this.#path);
    this.#file = await OpenFile.open(this.#path);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastInLine;
    let leave = () => {};
    this.#lastInLine = new Promise(resolve => {
      leave = resolve;
    });
    await before;
    this.#leave = leave;
    if (this.#file === null) {
      leave();
      throw new Error('the database is closed');
    }
    return this.#file;
  }

  async releaseConnection(): Promise<void> {
    this.#leave();
  }

  async alone(query: CompiledQuery): Promise<number> {
    const connection = await this.acquireConnection();
    try {
      await this.beginTransaction();
      const { numAffectedRows } = await connection.executeQuery(query);
      await this.commitTransaction();
      return Number(numAffectedRows);
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    } finally {
      await this.releaseConnection();
    }
  }

  /** The log beside the file still has the old data; truncating removes them. */
  async erase(): Promise<void> {
    await this.acquireConnection();
    try {
      await this.#file?.empty();
    } finally {
      await this.releaseConnection();
    }
  }

  async beginTransaction(_connection?: DatabaseConnection, { accessMode }: TransactionSettings = {}): Promise<void> {
    // A reader blocks no writer, and sees none of its changes.
    if (accessMode === 'read only') await this.#file?.exec('begin');
    else await this.#file?.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.#file?.exec('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // After some errors SQLite has already rolled back, and rolling back again is a meaningless error.
    await this.#file?.exec('rollback').catch(() => {});
  }

  async destroy(): Promise<void> {
    await this.#lastInLine;
    // A clean stop leaves one complete file, which can be copied as it is.
    await this.#file?.empty().catch(() => {});
    this.#file?.close();
    this.#file = null;
  }
}

interface Statement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): Promise<unknown[]>;
  run(parameters: readonly unknown[]): { readonly changes: number };
}

/** The open file, with its recent statements. */
class OpenFile implements DatabaseConnection {
  readonly #database: Libsql;
  readonly #begin: Statement;
  readonly #statements = new Map<string, Statement>();

  private constructor(database: Libsql, begin: Statement) {
    this.#database = database;
    this.#begin = begin;
  }

  static async open(path: string): Promise<OpenFile> {
    const database = new Libsql(path, { timeout: 0 });
    await patiently(() =>
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on'),
    );
    // Immediate: a transaction that reads first and then finds another writer could only fail.
    return new OpenFile(database, (await patiently(() => database.prepare('begin immediate'))) as Statement);
  }

  async begin(): Promise<void> {
    await patiently(() => this.#begin.run([]));
  }

  async exec(statement: string): Promise<void> {
    await this.#database.exec(statement);
  }

  /** Moves everything from the log beside the file into the file. */
  async empty(): Promise<void> {
    await patiently(() => this.#database.exec('pragma wal_checkpoint(truncate)'));
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    for (const parameter of parameters) mustBeStorable(parameter);
    const statement = await this.#statement(text);
    // Readers, too, are blocked while a process recovers the log of a killed one.
    if (statement.reader) return { rows: (await patiently(() => statement.all(parameters))) as Row[] };
    return { numAffectedRows: BigInt((await patiently(() => statement.run(parameters))).changes), rows: [] };
  }

  streamQuery(): never {
    throw new Error('rows are read at once, not streamed');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  async #statement(text: string): Promise<Statement> {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      const [oldest] = this.#statements.keys();
      if (this.#statements.size >= statementsKept && oldest !== undefined) this.#statements.delete(oldest);
      statement = (await patiently(() => this.#database.prepare(text))) as Statement;
    } else {
      this.#statements.delete(text);
    }
    // Last in the map: the one to be forgotten last.
    this.#statements.set(text, statement);
    return statement;
  }
}

/** Retries while another process is writing: SQLite itself would wait on the main thread. */
async function patiently<T>(run: () => T | Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + patience;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
    }
    await setTimeout(Math.random() * pause);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

/** libsql ends the process over a boolean and cuts a text at a zero character; PostgreSQL refuses the latter, and so do we. */
function mustBeStorable(value: unknown): void {
  const storable = typeof value === 'string' ? !value.includes('\0') : typeof value === 'number' || value === null;
  if (!storable) throw new TypeError('only numbers, null and texts without zero characters can be stored');
}
