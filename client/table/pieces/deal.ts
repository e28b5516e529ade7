/** The first deal of a game is not told, since nobody saw the table before it; it is shown all the same. */

import type { Session } from '../session/session.ts';
import { fly, type Leg, placeOf } from './flight.ts';
import { spotOf } from './scene.ts';

/** Let the cards of every hand fly out of the deck. */
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
