/** A guest as seen by a server process, and a room as seen by its visitors: here, or through another process. */

import type { Refusal } from '../kernel/refusal.ts';
import type { Millis } from '../kernel/seat.ts';
import type { Trip } from '../table/race/path.ts';
import type { Guest } from '../table/runtime.ts';
import type { Seen } from '../table/viewers/audience.ts';
import type { Change } from '../wire/difference.ts';
import type { Face } from '../wire/face.ts';
import type { Answered, Nothing, TableRequest } from '../wire/requests.ts';
import type { Told } from '../wire/tellings.ts';

/** What the edge must know of words it passes on, in addition to the words. */
export interface Sign {
  readonly tell: 'table' | 'gone' | 'cue';
  readonly table: string;
  readonly mayRace?: boolean;
}
/** What the edge must know of a telling. */
export const signOf = (told: Told): Sign | null => {
  if (told.tell === 'table') {
    const { code, you, status } = told.table;
    return { tell: 'table', table: code, mayRace: you !== null && status === 'playing' };
  }
  return told.tell === 'gone' || told.tell === 'cue' ? { tell: told.tell, table: told.table } : null;
};
/** How a guest appears to others. */
export type Known = Pick<Guest, 'name' | 'face'>;
/** A guest who may be in several rooms. */
export interface Visitor extends Guest {
  name: string;
  face: Face | undefined;
  readonly address: string;
  readonly isGone: boolean;
  readonly rooms: Map<string, AnyRoom>;
  /** Ends the connection so that the client reconnects. */
  cut(): void;
}
/** A guest whose socket is here. */
export interface Near extends Visitor {
  send(told: Told, change?: Change | null): void;
  /** Words chosen by another process, with what must be known of them. */
  pass(sign: Sign | null, text: string): void;
}
/** A room as seen by its visitors, here (`ServerRoom`) or in another process (`FarRoom`). */
export interface AnyRoom {
  /** Null when the table is not there (any more). */
  enter(visitor: Visitor, since: Seen | null): Promise<Nothing | Refusal | null>;
  leave(visitor: Visitor): Promise<void>;
  /** The table has sent them away. */
  forget(visitor: Visitor): void;
  rename(visitor: Visitor): Promise<void>;
  /** `arrival` is when it came in, if not just now. */
  ask(visitor: Visitor, request: TableRequest, arrival?: Millis): Promise<Answered>;
  /** A pong arrived; a local room measures itself. */
  measured?(trip: Trip): void;
}
