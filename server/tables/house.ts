/**
 * House tables: one for each game, made when a guest comes and removed when the last one leaves, so that an empty one costs nothing and
 * people who were there at different times have not sat together. There is a second one only for guests who find no chair at the first.
 */
import { isRefusal } from '../../kernel/refusal.ts';
import type { Header } from '../../table/runtime.ts';
import { holder } from '../../table/seats/arrange.ts';
import { houseOf } from '../../table/seats/drop-in.ts';
import { type Chair, seatOf } from '../../table/seats/seating.ts';
import { OPEN_CLOCK } from '../../wire/rated.ts';
import type { Store } from '../store/store.ts';
import type { Visitor } from '../visitor.ts';
import type { ServedGame } from './served-games.ts';
import { headerOf } from './table-header.ts';

const USUAL_SEATS = 4;

/**
 * The code of the table where this guest finds a chair, now or when the next game begins; otherwise the number of tables after adding one.
 */
export async function houseTable(
  { tables, moderation }: Store,
  { id: guest }: Pick<Visitor, 'id'>,
  game: string,
): Promise<{ readonly found: string | null; readonly most: number }> {
  const open = await tables.openOf(houseOf(game));
  const found = { own: null as string | null, other: null as string | null };
  for (const table of open) {
    const { code, seating } = headerOf(table);
    const people = seating.chairs.flatMap(chair => (chair.kind === 'guest' ? [chair.guest] : []));
    const { next = [] } = seating;
    const isOwn = seatOf(seating, guest) !== null || next.includes(guest);
    if (table.closedAt !== null || people.length === 0) continue;
    if (isOwn) found.own ??= code;
    else if (found.other === null && people.length + next.length < seating.chairs.length) {
      const apart = await moderation.apart([guest, ...people, ...next]);
      if (apart.every(pair => !pair.includes(guest))) found.other = code;
    }
  }
  return { found: found.own ?? found.other, most: open.length + 1 };
}

/** Another table, with its first guest on the first chair and bots on the others. */
export async function newHouse(
  { guests }: Store,
  { game, bots, house }: ServedGame,
  { id, name, face }: Pick<Visitor, 'id' | 'name' | 'face'>,
): Promise<Omit<Header, 'id' | 'code'>> {
  const host = houseOf(game.id);
  const now = Date.now();
  // Every table has a stored host; the recovery code of this one is unknown to all.
  await guests.keep({
    id: host,
    name: 'Sixgun',
    recovery: host,
    preferences: '{}',
    createdAt: now,
    seenAt: now,
    epoch: 0,
    bannedUntil: null,
    reactions: '[]',
    doubts: '[]',
    rest: '{}',
    forgetAt: null,
  });
  const [least, most] = game.seats;
  const { seats, options } = house ?? { seats: Math.min(most, Math.max(least, USUAL_SEATS)), options: null };
  const config = game.configure(options, seats);
  if (isRefusal(config)) throw new Error(`the house of ${game.id}: ${config.why}`);
  const chairs = Array.from(
    { length: seats },
    (_, seat): Chair =>
      seat === 0 ? { kind: 'guest', guest: id, name, face, ready: false, pledge: null } : { kind: 'bot', bot: holder(bots) },
  );
  return {
    game: game.id,
    options: config,
    visibility: 'open',
    time: OPEN_CLOCK,
    railDelay: 0,
    dropIn: true,
    seating: { host, chairs },
    status: 'gathering',
  };
}
