/** How strong a revolver is: for the rules, for the bots, and for a page that explains a division. */

import { worth } from './faces.ts';
import { highest } from './figures.ts';
import type { WrightFace } from './zones.ts';

/** WB-48, WB-49: the largest group of one value, Jokers joined to it, and that value. Jokers alone are worth nothing. */
export const strength = (faces: readonly WrightFace[]): readonly [size: number, value: number] => {
  const counts = Array.from({ length: highest + 1 }, () => 0);
  let jokers = 0;
  for (const face of faces) {
    if (face === 'joker') jokers++;
    else counts[worth(face)]!++;
  }
  let best: readonly [number, number] = [0, 0];
  for (let value = highest; value > 0; value--) if (counts[value]! > best[0]) best = [counts[value]!, value];
  return best[0] === 0 ? best : [best[0] + jokers, best[1]];
};
