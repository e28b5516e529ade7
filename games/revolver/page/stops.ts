/** The trail of Revolver: from the first turn to a legend on the other side. */
import type { TrailStop } from '../../../client/trail/stop.ts';

export const stops: readonly TrailStop[] = [
  { kind: 'lesson', id: 'turn', sign: 'train' },
  { kind: 'lesson', id: 'attack', sign: 'dynamite' },
  { kind: 'lesson', id: 'law', sign: 'star' },
  { kind: 'match', id: 'law', bots: ['greenhorn'], options: {}, seat: 1, asks: 'end' },
  { kind: 'match', id: 'gang', bots: ['greenhorn'], options: {}, seat: 0, asks: 'win' },
  { kind: 'lesson', id: 'ambush', sign: 'campfire' },
  { kind: 'puzzles', id: 'puzzles', asks: 3 },
  { kind: 'lesson', id: 'decks', sign: 'deck' },
  {
    kind: 'match',
    id: 'decks',
    bots: ['gunhand'],
    options: { set11: true, coltyDeck: 'preset', mcreadyDeck: 'preset' },
    seat: 0,
    asks: 'win',
  },
  { kind: 'match', id: 'legend', bots: ['legend'], options: {}, seat: 1, asks: 'win' },
];
