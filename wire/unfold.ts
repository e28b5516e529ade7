/** An update travels whole, or as what has changed since the one before: here it is made whole again. */
import { openAfter } from '../kernel/cards/facts.ts';
import type { Json } from '../kernel/json.ts';
import { changed } from './difference.ts';
import type { SentUpdate, Update, UpdateScene, UpdateStory } from './protocol.ts';

/** What this story alone makes of a scene: its facts are other ones. */
export const sceneWith = (scene: UpdateScene, { facts }: Pick<UpdateStory, 'facts'>): UpdateScene =>
  facts.length === 0 ? scene : { ...scene, view: { ...scene.view, open: openAfter(scene.view.open, facts) } };

/** Null when it is told as a change of something that was not seen. */
const sceneAfter = (sent: SentUpdate, last: Update | null): UpdateScene | null => {
  if ('scene' in sent) return sent.scene;
  if (last === null || last.game !== sent.game || last.n + 1 !== sent.n) return null;
  const { view, offers, outcome, mayUndo } = last;
  try {
    return changed(sceneWith({ view, offers, outcome, mayUndo }, sent) as unknown as Json, sent.change) as unknown as UpdateScene;
  } catch {
    return null;
  }
};
/** The whole update, given the last one; null when that was not the one before it. */
export const unfolded = (sent: SentUpdate, last: Update | null): Update | null => {
  const scene = sceneAfter(sent, last);
  const { game, n, tellings, facts, moves } = sent;
  return scene === null ? null : { game, n, tellings, facts, ...scene, moves };
};
