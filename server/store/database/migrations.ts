/**
 * The shape of the database, as the steps that led to it. A step that was released is never edited: a change is a new step at
 * the end. The statements are plain enough for both databases to take them as they are.
 */

import { sql } from 'kysely';
import type { Instant } from '../shape/values.ts';
import type { Engine } from './schema.ts';
import { write } from './schema.ts';

/** The time matters only to steps that set an end date. */
type Statement = string | ((now: Instant) => string);

const steps: readonly (readonly Statement[])[] = [
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
    // No reference to the table: every append has already checked the table's lease.
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
  [
    'alter table guests add column epoch integer not null default 0',
    'alter table guests add column old_recovery text',
    'alter table guests add column old_recovery_until bigint',
    'create index guests_by_old_recovery on guests (old_recovery)',
  ],
  [
    `alter table results add column visibility text not null default 'private'`,
    `update results set visibility = (select visibility from tables where tables.id = results.table_id)`,
  ],
  [
    'alter table guests add column seen_at bigint not null default 0',
    'update guests set seen_at = created_at',
    'create index guests_by_seen on guests (seen_at)',
    'create index tables_by_change on tables (updated_at)',
  ],
  [
    `create table kept_logs (
      result_id text not null primary key references results (id),
      log text not null
    )`,
  ],
  [
    `create table seated (
      guest text not null,
      table_id text not null references tables (id),
      primary key (guest, table_id)
    )`,
    'create index seated_at_table on seated (table_id)',
    // A guest who began a game that was never finished is named only in its log.
    `insert into seated (guest, table_id)
      select result_seats.player_id, results.table_id from result_seats join results on results.id = result_seats.result_id
        where result_seats.player_kind = 'guest' and result_seats.player_id <> ''
      union
      select guests.id, log.table_id from log join guests on log.entry like '%"id":"' || guests.id || '"%'
        where log.entry like '{"start":%'
        and not exists (select 1 from results where results.table_id = log.table_id and results.first_seq = log.seq)`,
  ],
  [
    'alter table guests add column banned_until bigint',
    'alter table tables add column closed_at bigint',
    `create table reports (
      id text not null primary key,
      at bigint not null,
      reporter text not null,
      reported text not null,
      table_code text not null,
      reason text not null,
      words text not null,
      settled_at bigint
    )`,
    'create index reports_of_reporter on reports (reporter, reported)',
    `create table blocks (
      guest text not null,
      blocked text not null,
      primary key (guest, blocked)
    )`,
    `create table notices (
      id text not null primary key,
      at bigint not null,
      text text not null
    )`,
    `create table acts (
      id text not null primary key,
      at bigint not null,
      act text not null,
      about text not null,
      words text not null
    )`,
  ],
  [
    `create table passkeys (
      id text not null primary key,
      guest text not null references guests (id),
      credential text not null unique,
      public_key text not null,
      counter bigint not null,
      site text not null,
      created_at bigint not null,
      used_at bigint
    )`,
    'create index passkeys_of_guest on passkeys (guest)',
    `create table challenges (
      challenge text not null primary key,
      guest text,
      until bigint not null
    )`,
    'create index challenges_by_end on challenges (until)',
  ],
  ['create index guests_by_ban on guests (banned_until)'],
  [`alter table guests add column reactions text not null default '[]'`],
  [
    `create table later_codes (
      hash text not null primary key,
      guest text not null references guests (id),
      rank integer not null
    )`,
    'create index later_codes_of_guest on later_codes (guest)',
    // As long as an older code was valid, it was the owner's.
    now => `insert into later_codes (hash, guest, rank) select recovery, id, 2 from guests where old_recovery_until > ${now}`,
    now => `update guests set recovery = old_recovery where old_recovery_until > ${now}`,
    'drop index guests_by_old_recovery',
    'alter table guests drop column old_recovery',
    'alter table guests drop column old_recovery_until',
    'alter table guests add column forget_at bigint',
    'create index guests_to_forget on guests (forget_at)',
    // It is no longer known which of them were made with the code: none counts as that old.
    'alter table passkeys add column rank integer not null default 1',
    'delete from challenges',
    'alter table challenges drop column guest',
  ],
  [
    `alter table results add column terms text not null default 'private'`,
    `update results set terms = case
      when exists (select 1 from result_seats where result_seats.result_id = results.id and result_seats.player_kind = 'bot') then 'bots'
      else 'rated' end
      where visibility = 'open'`,
    // Bots are no longer rated, nor those who have played with fewer than three others (`rating.ts`).
    `delete from ratings where player_kind = 'bot' or 3 > (
      select count(distinct other.player_id) from result_seats as one
        join results on results.id = one.result_id and results.terms = 'rated'
        join result_seats as other on other.result_id = one.result_id
        where one.player_kind = 'guest' and one.player_id = ratings.player_id and one.game = ratings.game
        and other.player_kind = 'guest' and other.player_id not in ('', one.player_id)
    )`,
  ],
  [
    // Who wants a private game to be closed. It is unknown who did so earlier: all its players have to open it.
    `create table closings (
      result_id text not null references results (id),
      guest text not null,
      primary key (result_id, guest)
    )`,
    `insert into closings (result_id, guest)
      select distinct results.id, result_seats.player_id from results join result_seats on result_seats.result_id = results.id
        where results.visibility = 'closed' and result_seats.player_kind = 'guest' and result_seats.player_id <> ''`,
    // Acts named a guest as "Name (id)"; the id, of sixteen letters, is enough.
    `update acts set about = substr(about, length(about) - 16, 16) where act in ('ban', 'unban') and about like '%(________________)'`,
    'create index reports_by_reported on reports (settled_at, reported, at)',
  ],
  [`alter table guests add column doubts text not null default '[]'`],
  [
    `create table devices (
      endpoint text not null primary key,
      guest text not null references guests (id),
      p256dh text not null,
      auth text not null,
      site text not null,
      language text not null,
      kinds text not null,
      created_at bigint not null
    )`,
    'create index devices_of_guest on devices (guest)',
  ],
  [
    `create table feats (
      id text not null primary key,
      deal text not null,
      guest text not null references guests (id),
      game text not null,
      at bigint not null,
      place integer not null,
      places integer not null,
      points double precision not null,
      moves integer not null,
      feat text not null
    )`,
    'create unique index feats_of_deal on feats (deal, guest)',
    'create index feats_of_guest on feats (guest, at)',
    'create index feats_by_time on feats (at)',
    `create table feat_links (
      link text not null,
      guest text not null references guests (id),
      at bigint not null,
      primary key (link, guest)
    )`,
    'create index feat_links_of_guest on feat_links (guest, at)',
    'create index feat_links_by_time on feat_links (at)',
  ],
  [
    // Correspondence tables: when each must be woken next, and who is asked until when.
    'alter table tables add column due_at bigint',
    `alter table tables add column asked text not null default '{}'`,
    'create index tables_due on tables (due_at) where due_at is not null',
    `alter table guests add column rest text not null default '{}'`,
    `create table standing_orders (
      table_id text not null references tables (id),
      guest text not null references guests (id),
      orders text not null,
      primary key (table_id, guest)
    )`,
    'create index standing_orders_of_guest on standing_orders (guest)',
  ],
  [
    `create table evening_answers (
      evening text not null,
      at bigint not null,
      guest text not null references guests (id),
      answer text not null,
      game text not null,
      code text,
      answered_at bigint not null,
      reminded integer not null,
      primary key (evening, at, guest)
    )`,
    'create index evening_answers_of_guest on evening_answers (guest, answered_at)',
    'create index evening_answers_by_time on evening_answers (at)',
  ],
  // A notice may be only for those who sit at some tables.
  [`alter table notices add column tables text not null default ''`],
];

/** Of the shape that the steps lead to. */
export const version = steps.length;

/** Migrates the database to the newest version, or to a former one. Processes that start together pass through here one after another. */
export function migrate(engine: Engine, to = version): Promise<void> {
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
    if (done > version) {
      throw new Error(`the database is at version ${done}, and this program knows only ${version}: start a newer one`);
    }
    if (done > to) throw new Error(`the database is at version ${done} already, not ${to}: take a new one`);
    for (const [index, statements] of steps.slice(0, to).entries()) {
      const step = index + 1;
      if (step <= done) continue;
      for (const statement of statements)
        await sql.raw(typeof statement === 'string' ? statement : statement(Date.now())).execute(transaction);
      await transaction.insertInto('migrations').values({ version: step, at: Date.now() }).execute();
    }
  });
}
