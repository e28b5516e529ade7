/** The named opponents: each plays about as well as its level, with a temper of its own. */
import type { HunchLevel } from '../../../bots/levels.ts';
import type { CaliberTemper } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<CaliberTemper>;
}
export const characters = {
  homer: { level: 'sharpshooter', temper: { joins: -60 } },
  hank: { level: 'greenhorn', temper: { careless: 0, rides: 3, hires: 6, thrift: 0.04, cowboy: 120_000, swaps: true } },
  cora: { level: 'gunhand', temper: { careless: 0, rides: 22, joins: 24, hires: 6, cowboy: 400_000, swaps: true } },
} as const satisfies { readonly [name: string]: Character };
