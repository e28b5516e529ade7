/** The named opponents: each plays about as well as its level, with a temper and a hand of its own. */
import type { HunchLevel } from '../../../bots/levels.ts';
import type { Hand, WrightTemper } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<WrightTemper>;
  readonly hand: Hand;
}
export const characters = {
  maggie: { level: 'gunhand', temper: { wants: [2, 2], pile: 0 }, hand: 'quick' },
  ruth: { level: 'gunhand', temper: { wants: [7, 6] }, hand: 'quick' },
  ezra: { level: 'gunhand', temper: { careless: 0, hoards: 0 }, hand: 'slow' },
  colby: { level: 'greenhorn', temper: { nerves: 40 }, hand: 'quickest' },
} as const satisfies { readonly [name: string]: Character };
