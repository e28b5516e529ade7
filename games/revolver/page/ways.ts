/** How far each side is on its way: the law to the last of the gang (RV-153), the gang to the train (RV-155) or over the border (RV-154). */

import { type Place, rowCards } from '../faces.ts';
import { BORDER } from '../figures.ts';

export interface ChaseStanding {
  readonly row: readonly Place[];
  readonly place: Place;
  readonly space: number;
  /** Tokens on the border. */
  readonly border: number;
  readonly alive: number;
  readonly dead: number;
}
/** What is behind, as a part of the whole, and what is still to come. */
export interface HowFar {
  readonly to: 'gang' | 'train' | 'border';
  readonly part: number;
  readonly left: number;
}
const spacesOf = (row: readonly Place[]): number => row.reduce((sum, place) => sum + rowCards[place].spaces, 0);

export const lawsWay = ({ alive, dead }: ChaseStanding): HowFar => ({ to: 'gang', part: dead / (alive + dead), left: alive });
/** Of both ways out the one on which they are farther. */
export const gangsWay = ({ row, place, space, border }: ChaseStanding): HowFar => {
  const all = spacesOf(row);
  const behind = spacesOf(row.slice(0, row.indexOf(place))) + space - 1;
  const train: HowFar = { to: 'train', part: behind / all, left: all - behind };
  const over: HowFar = { to: 'border', part: Math.max(0, 1 - border / BORDER), left: border };
  return over.part > train.part ? over : train;
};
