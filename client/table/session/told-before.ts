/** The tellings of the present chapter for a player who enters, step by step, without moves taken back. */
import type { Telling } from '../../../kernel/game.ts';
import type { StoryLine } from '../../../wire/protocol.ts';
import { stepsOf } from '../../../wire/story.ts';

export type Steps = ReturnType<typeof stepsOf>;

const standing = (steps: Steps): Steps => {
  const kept: Steps[number][] = [];
  for (const step of steps)
    if (step.some(telling => telling.tell === 'undone')) kept.pop();
    else kept.push(step);
  return kept;
};
export const toldBefore = (lines: readonly StoryLine[], beginsChapter: (telling: Telling) => boolean): Steps => {
  const steps = stepsOf(lines);
  const since = steps.findLastIndex(step => step.some(beginsChapter));
  return standing(steps.slice(Math.max(0, since)));
};
