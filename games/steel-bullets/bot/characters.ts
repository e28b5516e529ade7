/** The named opponents: each plays about as well as its level, with a temper of its own. */
import type { HunchLevel } from '../../../bots/levels.ts';
import type { BulletsTemper } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<BulletsTemper>;
}
export const characters = {
  abigail: { level: 'sharpshooter', temper: { dares: [0.1, 0.1] } },
  dallas: { level: 'greenhorn', temper: { careless: 0, dares: [1, 1], blind: true } },
  vernon: { level: 'sharpshooter', temper: { spiteful: true } },
} as const satisfies { readonly [name: string]: Character };
