/** The contents of decks and hidden hands: the whole box, less every card whose face the viewer sees. */
import { gameWords, say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

export const unseen = (session: Session, copies: { readonly [face: string]: number }): string => {
  const left = new Map(Object.entries(copies));
  for (const pieces of session.scene.value.values())
    for (const { face } of pieces) if (face !== null && left.has(face)) left.set(face, left.get(face)! - 1);
  const { faces } = gameWords(session.game.id);
  return say().ui.about.unseen([...left].filter(([, n]) => n > 0).map(([face, n]) => `${faces[face]} × ${n}`));
};
