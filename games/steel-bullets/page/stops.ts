/** The trail of Steel Bullets: from the first chamber to a table of legends. */
import type { TrailStop } from '../../../client/trail/stop.ts';

export const stops: readonly TrailStop[] = [
  { kind: 'lesson', id: 'cylinder', sign: 'six' },
  { kind: 'lesson', id: 'saved', sign: 'bullet' },
  { kind: 'match', id: 'first', bots: ['greenhorn'], options: {}, asks: 'end' },
  { kind: 'lesson', id: 'looking', sign: 'ball' },
  { kind: 'puzzles', id: 'puzzles', asks: 3 },
  { kind: 'lesson', id: 'answering', sign: 'scroll' },
  { kind: 'match', id: 'answers', bots: ['greenhorn', 'greenhorn'], options: { window: 10 }, asks: 'win' },
  { kind: 'match', id: 'cards', bots: ['gunhand', 'gunhand'], options: { outHand: 'out' }, asks: 'win' },
  { kind: 'match', id: 'crowd', bots: ['greenhorn', 'gunhand', 'greenhorn', 'greenhorn'], options: {}, asks: 'win' },
  { kind: 'match', id: 'legend', bots: ['legend'], options: {}, asks: 'win' },
];
