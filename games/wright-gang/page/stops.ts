/** The trail of Wright Brothers' Gang: from the first loot to a table of legends. */
import type { TrailStop } from '../../../client/trail/stop.ts';

export const stops: readonly TrailStop[] = [
  { kind: 'lesson', id: 'loot', sign: 'coins' },
  { kind: 'lesson', id: 'load', sign: 'bullets' },
  { kind: 'lesson', id: 'shootout', sign: 'crossed' },
  { kind: 'match', id: 'first', bots: ['greenhorn', 'greenhorn'], options: { rounds: 1, race: 'draw' }, asks: 'end' },
  { kind: 'lesson', id: 'division', sign: 'shares' },
  { kind: 'puzzles', id: 'puzzles', asks: 3 },
  { kind: 'lesson', id: 'duel', sign: 'duel' },
  { kind: 'match', id: 'face', bots: ['gunhand'], options: { rounds: 3, duelCards: 'hand' }, asks: 'win' },
  {
    kind: 'match',
    id: 'crowd',
    bots: ['greenhorn', 'gunhand', 'greenhorn', 'greenhorn'],
    options: { rounds: 3, race: 'draw', tie: 'extra-round' },
    asks: 'win',
  },
  { kind: 'match', id: 'legend', bots: ['legend', 'legend'], options: { rounds: 3, race: 'draw' }, asks: 'win' },
];
