/** Waits until nothing moves on the table. */
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';

/** Resolves once every telling has been played and looked at. */
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
/** Resolves after n milliseconds. */
export const rest = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));
