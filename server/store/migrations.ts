/**
 * The shape of the database, as the steps that led to it. A step that was released is never edited: a change is a new step at
 * the end. The statements are plain enough for both databases to take them as they are.
 */

import { sql } from 'kysely';
import type { Engine } from './schema.ts';
import { write } from './schema.ts';

const steps: readonly (readonly string[])[] = [
  [
    `create table guests (
      id text not null primary key,
      name text not null,
      recovery text not null unique,
      preferences text not null,
      created_at bigint not null
    )`,
    `create table tables (
      id text not null primary key,
      code text not null unique,
      game text not null,
      rules text not null,
      config text not null,
      host text not null references guests (id),
      visibility text not null,
      seating text not null,
      status text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index tables_in_lobby on tables (visibility, status, updated_at)',
    `create table holders (
      id text not null primary key,
      address text not null,
      until bigint not null
    )`,
    `create table leases (
      table_id text not null primary key references tables (id),
      fence bigint not null,
      holder text
    )`,
    'create index leases_of_holder on leases (holder)',
    // No reference to the table: every append has looked at the table's lease already.
    `create table log (
      table_id text not null,
      seq bigint not null,
      at bigint not null,
      entry text not null,
      primary key (table_id, seq)
    )`,
    `create table results (
      id text not null primary key,
      table_id text not null references tables (id),
      game text not null,
      rules text not null,
      first_seq bigint not null,
      last_seq bigint not null,
      started_at bigint not null,
      ended_at bigint not null
    )`,
    'create index results_of_table on results (table_id, first_seq)',
    'create index results_of_game on results (game)',
    `create table result_seats (
      result_id text not null references results (id),
      seat integer not null,
      game text not null,
      ended_at bigint not null,
      player_kind text not null,
      player_id text not null,
      name text not null,
      score double precision not null,
      place integer not null,
      team integer,
      primary key (result_id, seat)
    )`,
    'create index seats_of_player on result_seats (player_kind, player_id, ended_at, result_id)',
    'create index seats_of_game on result_seats (game, player_kind, player_id)',
    `create table ratings (
      game text not null,
      player_kind text not null,
      player_id text not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      primary key (game, player_kind, player_id)
    )`,
    'create index ratings_of_player on ratings (player_kind, player_id)',
    'create index ratings_in_ladder on ratings (game, (mu - 3 * sigma))',
    `create table secrets (
      name text not null primary key,
      value text not null
    )`,
  ],
  ['create index tables_of_host on tables (host)'],
];

/** Brings the database up to date. Processes that start together come through here one after the other. */
export function migrate(engine: Engine): Promise<void> {
  return write(engine.db, async transaction => {
    await engine.lockMigrations(transaction);
    await sql`create table if not exists migrations (version integer not null primary key, at bigint not null)`.execute(
      transaction,
    );
    const last = await transaction
      .selectFrom('migrations')
      .select(({ fn }) => fn.max('version').as('version'))
      .executeTakeFirstOrThrow();
    const done = last.version ?? 0;
    if (done > steps.length) {
      throw new Error(`the database is at version ${done}, and this program knows only ${steps.length}: start a newer one`);
    }
    for (const [index, statements] of steps.entries()) {
      const version = index + 1;
      if (version <= done) continue;
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await transaction.insertInto('migrations').values({ version, at: Date.now() }).execute();
    }
  });
}
