/** What the trail of a game is made of. A game's own stops are `stops.ts` in its `page/`, with the words of its matches in `alone.ts`. */

import type { JsonObject } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { SignName } from './sign.tsx';

/** A match under special conditions. */
export interface TrailMatch {
  readonly kind: 'match';
  readonly id: string;
  readonly bots: readonly string[];
  readonly options: JsonObject;
  readonly seat?: Seat;
  /** Is it enough to play it to its end? */
  readonly asks: 'end' | 'win';
}
/** This many puzzles of the game, whichever they are. */
export interface TrailPuzzles {
  readonly kind: 'puzzles';
  readonly id: string;
  readonly asks: number;
}
export interface TrailLesson {
  readonly kind: 'lesson';
  readonly id: string;
  /** What it is known by on the map. */
  readonly sign: SignName;
}
export type TrailStop = TrailLesson | TrailMatch | TrailPuzzles;
