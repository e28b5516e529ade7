/** What a game says of its puzzles: at which tables they are looked for, and how hard. */
import type { JsonObject } from '../../kernel/json.ts';

export interface PuzzleSetting {
  /** The tables on which bots play, one after the other. No races: those are for hands, not for heads. */
  readonly tables: readonly { readonly seats: number; readonly options: JsonObject }[];
  /** Playouts of the glance at every decision; the proof has thirty times as many. */
  readonly playouts: number;
  /** The part of a game, from its beginning, in which no move decides so much: it is played by hunch. */
  readonly quiet: number;
}
