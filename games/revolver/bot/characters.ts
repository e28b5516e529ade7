/** The named opponents: each plays about as well as its level, with a temper of its own. */
import type { HunchLevel } from '../../../bots/levels.ts';
import { beliefs, type RevolverTemper } from './temper.ts';
import type { Beliefs } from './worth.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<RevolverTemper>;
}
/** What it believes otherwise, as Colty and as McReady. */
const believing = (colty: Partial<Beliefs>, mcready: Partial<Beliefs>): RevolverTemper['beliefs'] => [
  { ...beliefs[0], ...colty },
  { ...beliefs[1], ...mcready },
];
export const characters = {
  delilah: { level: 'sharpshooter', temper: { bluffs: 80 } },
  ike: { level: 'gunhand', temper: { careless: 0, beliefs: believing({ card: 0 }, { card: 0, power: 0.06 }) } },
  abner: { level: 'gunhand', temper: { careless: 0, beliefs: believing({ card: 0.08 }, { card: 0.3 }) } },
} as const satisfies { readonly [name: string]: Character };
