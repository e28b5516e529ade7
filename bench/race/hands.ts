/** How many people and how many scripts look unlike people, over their last twenty races at a rated table. */
import { RACES, reactionIn, signOf } from '../../table/race/hands.ts';
import { RATED_CREDIT } from '../../wire/rated.ts';
import type { ChanceStream } from './chance.ts';
import { kindOf, lineOf, SHORTEST_WAY } from './line.ts';
import { pageOf } from './page.ts';
import { playRace } from './play.ts';

/** A normal reaction time, and a tail to the right of it. */
type Racer = { readonly name: string; readonly mean: number; readonly deviation: number; readonly tail: number };

export const PEOPLE: readonly Racer[] = [
  { name: 'people, 230 ms ± 35', mean: 230, deviation: 35, tail: 0 },
  { name: 'people who wander off now and then', mean: 230, deviation: 25, tail: 40 },
  { name: 'the quickest and steadiest, 190 ms ± 25', mean: 190, deviation: 25, tail: 0 },
];
export const SCRIPTS: readonly Racer[] = [
  { name: 'a script at 130 ms ± 5', mean: 130, deviation: 5, tail: 0 },
  { name: 'a script at 200 ms ± 5', mean: 200, deviation: 5, tail: 0 },
  // A quarter of its presses are false starts, and the remaining ones are slower.
  { name: 'a script that flinches, 140 ms ± 30', mean: 140, deviation: 30, tail: 0 },
  { name: 'a script that wavers, 200 ms ± 25', mean: 200, deviation: 25, tail: 0 },
];

export type SignShare = { readonly name: string; readonly share: number };

/** One guest's races one after the other, on one line; a race with a false start does not count. */
function racesOf({ mean, deviation, tail }: Racer, count: number, chance: ChanceStream): number[] {
  const kind = kindOf(chance.between(SHORTEST_WAY, RATED_CREDIT / 2), chance);
  return Array.from({ length: count }, () => {
    const reaction = chance.normal(mean, deviation) + chance.exponential(tail);
    const player = { line: lineOf(kind, chance), page: pageOf(reaction, null, chance) };
    return reactionIn(playRace([player], 0, chance, RATED_CREDIT).verdict.evidence, 0);
  }).filter(time => time !== null);
}

/** Of all judgements of such a guest, one after each race from the twentieth on, the share that gives them a sign. */
export function foundAmong(racer: Racer, guests: number, races: number, chance: ChanceStream): SignShare {
  const signs = Array.from({ length: guests }, () => racesOf(racer, races, chance)).flatMap(times =>
    times.slice(RACES - 1).map((_, i) => signOf(times.slice(i, i + RACES))),
  );
  return { name: racer.name, share: signs.filter(sign => sign !== null).length / signs.length };
}
