/** What all events have in common: a verb of their name that is an action, and an effect; the card waits in the middle meanwhile. */

import { cardFaced, cardsAt } from '../../../kernel/cards/table.ts';
import type { Step } from '../../../kernel/machine/script.ts';
import type { WrightEvent } from '../faces.ts';
import { act, at, type Wright } from '../zones.ts';

/** The event leaves the hand. */
export const playThis = (face: WrightEvent): Step<Wright> =>
  act((d, f) => d.move([cardFaced(d.table, at.hand(f.by), face)!], at.hand(f.by), at.played));

/** WB-30: it goes to the loot after its effect. */
export const toLoot: Step<Wright> = act(d => d.move(cardsAt(d.table, at.played), at.played, at.loot));
