/** An update travels whole, or as what has changed since the one before: here it is made whole again. */
import type { Json } from '../kernel/secret.ts';
import { changed } from './difference.ts';
import type { Scene, SentUpdate, Update } from './protocol.ts';

/** Null when it is told as a change of something that was not seen. */
const sceneAfter = (sent: SentUpdate, last: Update | null): Scene | null => {
  if ('scene' in sent) return sent.scene;
  if (last === null || last.game !== sent.game || last.n + 1 !== sent.n) return null;
  const { view, offers, outcome, mayUndo } = last;
  try {
    return changed({ view, offers, outcome, mayUndo } as unknown as Json, sent.change) as unknown as Scene;
  } catch {
    return null;
  }
};
/** The whole update, given the last one; null when that was not the one before it. */
export const unfolded = (sent: SentUpdate, last: Update | null): Update | null => {
  const scene = sceneAfter(sent, last);
  const { game, n, tellings, moves } = sent;
  return scene === null ? null : { game, n, tellings, ...scene, moves };
};
