/** Plays a lesson as written: every move of it must be allowed. */
import type { Kinds } from '../../kernel/game.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { laidFor } from '../learn/classroom.ts';
import { LEARNER, type Lessons } from '../learn/lesson.ts';

/** What the learner sees when the lesson is over. */
export const atTheEndOf = ({ game, lessons }: Lessons, id: string): Kinds['View'] => {
  const lesson = lessons[id]!;
  const learner = lesson.seat ?? LEARNER;
  const words = notationOf(game, []);
  let table = laidFor(game, lesson);
  for (const step of lesson.steps) {
    const deeds = [...(step.kind === 'do' ? [[learner, step.does] as const] : []), ...(step.others ?? [])];
    for (const [seat, deed] of deeds) {
      const next = game.next(table, { seat, move: words.move(deed), at: table.clock });
      if (isRefusal(next)) throw new Error(`${id}: ${deed}: ${next.why}`);
      table = next;
    }
  }
  return game.view(table, learner);
};
