/** The present offers and question. */

import type { AskView } from '../../../kernel/cards/table.ts';
import type { Offer, Outcome } from '../../../kernel/game.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Move } from '../../../kernel/seat.ts';

/** An update without its cards and tellings. */
export interface Now {
  readonly game: number;
  /** The number of the update. */
  readonly n: number;
  readonly config: JsonObject;
  readonly ask: AskView | null;
  readonly offers: readonly Offer[];
  readonly moves: readonly Move[];
  /** False until all moves are known. */
  readonly listed: boolean;
  readonly outcome: Outcome | null;
  /** The player made the last move, and may take it back. */
  readonly mayUndo: boolean;
}
