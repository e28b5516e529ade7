/** The small types that every file uses. */
import type { JsonObject } from './json.ts';

/** A place at the table, 0..n-1. */
export type Seat = number;
/** Milliseconds since the table was opened. Rules never read a clock: time arrives in inputs. */
export type Millis = number;
/** A seat, or anyone watching. */
export type Viewer = Seat | 'rail';
/** The source of chance, as text. `fair:` and 64 hexadecimal digits make cryptographic dice; anything else makes fast ones. */
export type Seed = string;

/** What a seat does: a verb and its parts. Cards are named by face or position, never by identity. */
export type Move = { readonly do: string } & JsonObject;
