/** Shared by tests that play whole games of Caliber 45: the options, and the money that no step may create or lose. */
import { dollarsOn } from '../../games/caliber-45/faces.ts';
import { teamsIn } from '../../games/caliber-45/teams.ts';
import { type CaliberTable, room } from '../../games/caliber-45/zones.ts';
import { cardsAt, faceOf } from '../../kernel/cards/table.ts';

export const SEATINGS = 8;
/** The most uneven split of each number of seats, and team-mates side by side. */
const uneven = ['AB', 'AAB', 'AAAB', 'ABACA', 'BAACAB', 'AAABBBC', 'AABBCCAB', 'CCCBBBAAA'];
/** For each number of seats in turn: the usual table; every option the other way; and the most uneven split there is. */
export const configs = Array.from({ length: 3 * SEATINGS }, (_, i) => {
  const seats = 2 + (i % SEATINGS);
  const goal = 200;
  if (i < SEATINGS) return { goal };
  const teams = teamsIn({ teams: 'three' }, seats) !== null && seats !== 3 ? 'three' : 'two';
  if (i < 2 * SEATINGS) return { goal, teams, freshCowboys: 'vote', handicap: true, richFortKnox: true, first: seats - 1 };
  return { goal: 250, teams: uneven[seats - 2]!, freshCowboys: 'off' };
});

/** The value of the money cards in the spread, in the discard, as loot, and with players. */
const MONEY = room.spots.filter(spot => ['spread', 'spent', 'loot', 'money'].includes(spot.zone));
export const dollarsIn = (t: CaliberTable): number => {
  let sum = 0;
  for (const spot of MONEY) for (const id of cardsAt(t, spot)) sum += dollarsOn(t.config.richFortKnox, faceOf(t, id));
  return sum;
};
/** The value of the whole deck. */
export const wholeDeck = ({ config }: CaliberTable): number => (config.richFortKnox ? 3_850_000 : 3_250_000);
