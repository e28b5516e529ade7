/** The bots of Steel Bullets: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its characters. */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Bullets } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend } from './mind.ts';
import { type BulletsTemper, tempers } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<BulletsTemper>;
}
export const characters = {
  abigail: { level: 'sharpshooter', temper: { dares: [0.1, 0.1] } },
  dallas: { level: 'greenhorn', temper: { careless: 0, dares: [1, 1], blind: true } },
  vernon: { level: 'sharpshooter', temper: { spiteful: true } },
} as const satisfies { readonly [name: string]: Character };

const cast = keysOf(characters).map(name => {
  const { level, temper } = characters[name];
  return { ...hunchBot(name, { ...tempers[level], ...temper }), level };
});
export const bots: readonly Bot<KindsOf<Bullets>>[] = [...hunches, legend, ...cast];
