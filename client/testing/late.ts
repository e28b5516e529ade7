/** Games of the Wright Gang on a real server that are nearly over, so that a test of the end need not play a whole game. */

import type { ServedGames } from '../../server/tables/served-games.ts';
import { laidShelf } from '../../server/testing/laid.ts';

const seatsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** Two Sheriffs are out: the player asked first may declare a duel, and the top cards of the deck suit one. */
export const duelAhead: ServedGames = laidShelf('wright-gang', {
  zones: {
    hand: { 0: '3 3', 1: '4 4' },
    revolver: { 0: '6', 1: '7' },
    deck: '5 2',
    sheriffs: 'sheriff*2',
    bonus: 'sidekick sidekick war-party',
    loot: '1 1 1',
  },
});
/** Two Sheriffs are out at a table of three: the player asked first may call the shoot-out. */
export const shootOutAhead: ServedGames = laidShelf('wright-gang', {
  zones: {
    hand: { 0: '1 2', 1: '3 3', 2: '4 4' },
    revolver: { 0: '6', 1: '7', 2: '5' },
    sheriffs: 'sheriff*2',
    loot: '1 1 1',
  },
});
/** Three Sheriffs are out, and the fourth is the fifth card of the deck. */
export const endAhead = (seats: number): ServedGames =>
  laidShelf('wright-gang', {
    zones: {
      hand: Object.fromEntries(seatsOf(seats).map(seat => [seat, 'any!sheriff*6'])),
      deck: 'any!sheriff*4 sheriff',
      sheriffs: 'sheriff*3',
      // Only two play for bonus cards.
      ...(seats === 2 ? { bonus: 3 } : {}),
      loot: 'any!sheriff*6',
    },
  });
