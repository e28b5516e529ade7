/** When nothing moves on the table any more. */
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';

/** Resolves as soon as all that was told has been played and looked at. */
export const whenIdle = (session: Session): Promise<void> =>
  new Promise(resolve => {
    let stop: (() => void) | null = null;
    let done = false;
    stop = effect(() => {
      if (done || session.busy.value || session.pause.interlude.value !== null) return;
      done = true;
      // An effect cannot end itself while it begins.
      queueMicrotask(() => stop?.());
      resolve();
    });
  });
/** n milliseconds later. */
export const rest = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));
