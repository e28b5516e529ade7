/** What may be done at this moment, and what is asked. */

import type { AskView } from '../../../kernel/cards/table.ts';
import type { Offer, Outcome } from '../../../kernel/game.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Move } from '../../../kernel/seat.ts';

/** Everything of an update but its cards and its tellings. */
export interface Now {
  readonly game: number;
  /** The number of the update. */
  readonly n: number;
  readonly config: JsonObject;
  readonly ask: AskView | null;
  readonly offers: readonly Offer[];
  readonly moves: readonly Move[];
  /** False while the moves have still to be asked for. */
  readonly listed: boolean;
  readonly outcome: Outcome | null;
  /** The player made the last move, and may take it back. */
  readonly mayUndo: boolean;
}
