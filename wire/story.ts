/** The steps of a game as lines of its story, and back. */
import { together } from '../kernel/cards/together.ts';
import type { Telling } from '../kernel/game.ts';
import type { StoryLine } from './protocol.ts';

export const linesOf = (step: readonly Telling[]): StoryLine[] =>
  together(step).map((telling, i) => (i === 0 ? { telling } : { telling, also: true }));
export const stepsOf = (lines: readonly StoryLine[]): readonly (readonly Telling[])[] => {
  const steps: Telling[][] = [];
  for (const line of lines) {
    if (!('telling' in line)) continue;
    if (line.also === true && steps.length > 0) steps.at(-1)!.push(line.telling);
    else steps.push([line.telling]);
  }
  return steps;
};
