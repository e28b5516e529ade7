/** The progress of each side: the law to the last of the gang (RV-153), the gang to the train (RV-155) or over the border (RV-154). */

import { type Place, rowCards } from '../faces.ts';
import { BORDER } from '../figures.ts';
import type { Side } from '../vocabulary/card.ts';

export interface ChaseStanding {
  readonly row: readonly Place[];
  readonly place: Place;
  readonly space: number;
  /** Tokens on the border. */
  readonly border: number;
  readonly alive: number;
  readonly dead: number;
}
/** The share done, and the rest still to come. */
export interface HowFar {
  readonly to: 'gang' | 'train' | 'border';
  readonly part: number;
  readonly left: number;
}
const spacesOf = (row: readonly Place[]): number => row.reduce((sum, place) => sum + rowCards[place].spaces, 0);

export const lawsWay = ({ alive, dead }: ChaseStanding): HowFar => ({ to: 'gang', part: dead / (alive + dead), left: alive });
const trainsWay = ({ row, place, space }: ChaseStanding): HowFar => {
  const all = spacesOf(row);
  const behind = spacesOf(row.slice(0, row.indexOf(place))) + space - 1;
  return { to: 'train', part: behind / all, left: all - behind };
};
/** Of both ways out the one on which they are farther. */
export const gangsWay = (standing: ChaseStanding): HowFar => {
  const train = trainsWay(standing);
  const { border } = standing;
  const over: HowFar = { to: 'border', part: Math.max(0, 1 - border / BORDER), left: border };
  return over.part > train.part ? over : train;
};
/** The gang, once one bandit a turn is not enough before the train; the law, once it has come farther than the gang. Else it is open. */
export const aheadIn = (standing: ChaseStanding): Side | null => {
  if (standing.alive > trainsWay(standing).left) return 'colty';
  const { part } = lawsWay(standing);
  return part > gangsWay(standing).part ? 'mcready' : null;
};
