/** Every lesson can be played as it is written. */
import { expect, test } from 'vitest';
import { LEARNER } from '../../../client/learn/lesson.ts';
import { notationOf } from '../../../kernel/proving/notation.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Json } from '../../../kernel/secret.ts';
import { taught } from './lessons.ts';

test.each(Object.keys(taught.lessons))('the lesson "%s" is allowed, move by move', id => {
  const { game } = taught;
  const lesson = taught.lessons[id]!;
  const words = notationOf(game, []);
  const laid = game.lay(
    game.configure((lesson.options ?? null) as Json, lesson.seats) as Json,
    lesson.seats,
    lesson.seed,
    lesson.position,
  );
  if (isRefusal(laid)) throw new Error(laid.why);
  let table = laid;
  for (const step of lesson.steps) {
    const deeds = [...(step.kind === 'do' ? [[LEARNER, step.does] as const] : []), ...(step.others ?? [])];
    for (const [seat, deed] of deeds) {
      const next = game.next(table, { seat, move: words.move(deed), at: table.clock });
      if (isRefusal(next)) expect.fail(`${deed}: ${next.why}`);
      table = next;
    }
  }
});
