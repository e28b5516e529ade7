/** An update is sent whole, or as changes since the previous one: here it is made whole again. */
import { openAfter } from '../kernel/cards/facts.ts';
import type { Json } from '../kernel/json.ts';
import { changed } from './difference.ts';
import type { SentUpdate, Update, UpdateScene, UpdateStory } from './protocol.ts';

/** The scene with the public facts of its story. */
export const sceneWith = (scene: UpdateScene, { facts }: Pick<UpdateStory, 'facts'>): UpdateScene =>
  facts.length === 0 ? scene : { ...scene, view: { ...scene.view, open: openAfter(scene.view.open, facts) } };

/** The scene of an update; null when it is a change of an unseen one. */
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
/** The whole update, given the previous one; null when that is not its predecessor. */
export const unfolded = (sent: SentUpdate, last: Update | null): Update | null => {
  const scene = sceneAfter(sent, last);
  const { game, n, tellings, facts, moves } = sent;
  return scene === null ? null : { game, n, tellings, facts, ...scene, moves };
};
