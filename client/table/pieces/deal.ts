/** No telling reports the first deal of a game, as no viewer saw the table before it; the page shows it all the same. */

import type { Session } from '../session/session.ts';
import { fly, type Leg, placeOf } from './flight.ts';
import { spotOf } from './scene.ts';

/** Flies the cards of every hand out of the deck. */
export const dealt = (session: Session, from: string, to: string): void => {
  // The scene is drawn at the end of this task.
  setTimeout(() => {
    const legs: Leg[] = [];
    for (const [spot, pieces] of session.scene.peek()) {
      if (!spot.startsWith(`${to}/`)) continue;
      for (const { key, face } of pieces) legs.push({ key, from: placeOf(-1, spotOf(from)), to: spot, turns: face !== null });
    }
    void fly(legs);
  }, 0);
};
