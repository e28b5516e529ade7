/** The bots of Caliber 45: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its characters. */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Caliber } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend } from './mind.ts';
import { type CaliberTemper, tempers } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<CaliberTemper>;
}
export const characters = {
  homer: { level: 'sharpshooter', temper: { joins: -60 } },
  hank: { level: 'greenhorn', temper: { careless: 0, rides: 3, hires: 6, thrift: 0.04, cowboy: 120_000, swaps: true } },
  cora: { level: 'gunhand', temper: { careless: 0, rides: 22, joins: 24, hires: 6, cowboy: 400_000, swaps: true } },
} as const satisfies { readonly [name: string]: Character };

const cast = keysOf(characters).map(name => {
  const { level, temper } = characters[name];
  return { ...hunchBot(name, { ...tempers[level], ...temper }), level };
});
export const bots: readonly Bot<KindsOf<Caliber>>[] = [...hunches, legend, ...cast];
