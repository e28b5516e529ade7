/**
 * Messages between processes about a guest at a table. A way is one guest's presence at one table, from the process that holds the
 * socket (the edge) to the one that holds the table; the edge numbers it.
 *
 * Times are milliseconds since the guest came this way, by the edge's own clock: durations, which mean the same on every machine.
 */

import type { LinePast } from '../../table/race/past.ts';
import type { Trip } from '../../table/race/path.ts';
import type { RaceNews } from '../../table/runtime.ts';
import type { Seen } from '../../table/viewers/audience.ts';
import type { Known, Sign } from '../visitor.ts';

/** From the edge to the table. The words of `ask` are the request. */
export type Up =
  | {
      readonly up: 'enter';
      readonly way: number;
      readonly re: number;
      readonly table: string;
      readonly since: Seen | null;
      readonly guest: { readonly id: string; readonly address: string } & Known;
      readonly trips: readonly Trip[];
    }
  | { readonly up: 'ask'; readonly way: number; readonly re: number; readonly at: number }
  | { readonly up: 'leave'; readonly way: number }
  | ({ readonly up: 'known'; readonly way: number } & Known)
  /** A pong of the socket. */
  | { readonly up: 'trip'; readonly way: number; readonly trip: Trip }
  /** The cue was sent to the guest; `past` is what their line had shown by then. */
  | { readonly up: 'shown'; readonly way: number; readonly at: number; readonly past?: LinePast | undefined };

/** From the table to the edge. The words of `tell` are passed on unchanged; those of `answer` are an answer, or a refusal. */
export type Down =
  | { readonly down: 'tell'; readonly ways: readonly number[]; readonly sign: Sign | null }
  | { readonly down: 'answer'; readonly way: number; readonly re: number }
  | { readonly down: 'races'; readonly way: number; readonly how: RaceNews }
  /** The table is not served there (any more). */
  | { readonly down: 'not here'; readonly way: number; readonly re: number }
  /** The guest must reconnect: the table has moved, or their question cannot be answered. */
  | { readonly down: 'cut'; readonly way: number };
