/** The single path of a question behind a connection: limits, its guest, and its handler. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { Millis } from '../../kernel/seat.ts';
import { answered, type Handlers } from '../../wire/handlers.ts';
import { refusals } from '../../wire/refusals.ts';
import { type Answered, isAtTable, type Nothing, type Request, type ServerAsk, treatmentOf } from '../../wire/requests.ts';
import { Buckets } from '../limits/limits.ts';
import type { Shares } from '../limits/shares.ts';
import type { GuestBook } from '../people/guests.ts';
import type { Hall } from '../tables/hall.ts';
import type { Connection } from './connection.ts';
import type { Lobby } from './lobby.ts';

const BURST = 5;
/** The share of an address's sustained limit that one guest may use. */
const ONE_GUEST = 5;

export interface Answering {
  readonly guests: GuestBook;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly shares: Shares;
  /** Calls a guest to a table. */
  call(caller: { readonly id: string; readonly name: string }, table: string, guest: string): Promise<Nothing | Refusal>;
  readonly costlyPerSecond: number;
}
export type Dispatch = (visitor: Connection, request: Request, arrival: Millis) => Answered | Promise<Answered>;

export function dispatchTo({ guests, hall, lobby, shares, call, costlyPerSecond: each }: Answering): Dispatch {
  const costly = shares.share('costly', new Buckets(each, each * BURST));
  const costlyByGuest = shares.share('costly by guest', new Buckets(each / ONE_GUEST, each));
  const tooCostly = ({ id, address }: Connection): Refusal | null =>
    costlyByGuest.take(id) && costly.take(address) ? null : refusals.tooFast;
  const handlers: Handlers<ServerAsk, [Connection, Millis]> = {
    lobby: async ({ on }, visitor) => {
      if (on) await lobby.follow(visitor);
      else lobby.unfollow(visitor);
      return {};
    },
    create: (terms, visitor) => hall.create(visitor, terms),
    house: async ({ game }, visitor) => hall.house(visitor, game),
    enter: ({ table, since }, visitor) => hall.enter(visitor, table, since),
    leave: async ({ table }, visitor) => {
      await visitor.rooms.get(table)?.leave(visitor);
      return {};
    },
    time: ({ sent }, visitor, arrival) => ({ now: visitor.readClock(sent, arrival) }),
    call: ({ table, guest }, visitor) => (visitor.rooms.has(table) ? call(visitor, table, guest) : refusals.notEntered),
    rename: async ({ name }, visitor) => {
      await guests.rename(visitor.id, name);
      return { name };
    },
  };
  return (visitor, request, arrival) => {
    const why = treatmentOf(request).costly === true ? tooCostly(visitor) : null;
    if (why !== null) return why;
    if (!isAtTable(request)) return answered(handlers, request, visitor, arrival);
    return visitor.rooms.get(request.table)?.ask(visitor, request) ?? refusals.notEntered;
  };
}
