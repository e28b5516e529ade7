/** The trail of Caliber 45: from the first bullets to a gang of legends. */
import type { TrailStop } from '../../../client/trail/stop.ts';

export const stops: readonly TrailStop[] = [
  { kind: 'lesson', id: 'arming', sign: 'cartridges' },
  { kind: 'lesson', id: 'robbery', sign: 'strongbox' },
  { kind: 'match', id: 'first', bots: ['greenhorn'], options: { goal: 200 }, asks: 'end' },
  { kind: 'lesson', id: 'shootout', sign: 'crossed' },
  { kind: 'puzzles', id: 'puzzles', asks: 3 },
  { kind: 'lesson', id: 'gang', sign: 'friends' },
  { kind: 'match', id: 'gangs', bots: ['greenhorn', 'gunhand', 'greenhorn'], options: { goal: 500 }, asks: 'win' },
  {
    kind: 'match',
    id: 'short',
    bots: ['gunhand', 'gunhand'],
    options: { goal: 500, teams: 'ABB', handicap: true },
    asks: 'win',
  },
  {
    kind: 'match',
    id: 'three',
    bots: ['gunhand', 'gunhand'],
    options: { goal: 500, teams: 'three', richFortKnox: true },
    asks: 'win',
  },
  { kind: 'match', id: 'legend', bots: ['legend'], options: { goal: 1000 }, asks: 'win' },
];
