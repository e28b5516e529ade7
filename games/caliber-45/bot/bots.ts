/**
 * The bots of Caliber 45: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its characters.
 */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Leanings } from '../../../bots/searcher.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Caliber } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend, legendary } from './mind.ts';
import { type CaliberTemper, tempers } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<CaliberTemper>;
}
/** Thinks like the strongest level, and prefers or shuns some verbs. */
interface Thinker {
  readonly level: 'legend';
  readonly leanings: Leanings;
}
export const characters = {
  homer: { level: 'sharpshooter', temper: { joins: -60 } },
  hank: { level: 'greenhorn', temper: { careless: 0, rides: 3, hires: 6, thrift: 0.04, cowboy: 120_000, swaps: true } },
  cora: { level: 'gunhand', temper: { careless: 0, rides: 22, joins: 24, hires: 6, cowboy: 400_000, swaps: true } },
  augusta: { level: 'legend', leanings: { mustang: 0.1 } },
} as const satisfies { readonly [name: string]: Character | Thinker };

const cast = keysOf(characters).map(name => {
  const character: Character | Thinker = characters[name];
  if (character.level === 'legend') return legendary(name, character.leanings);
  const { level, temper } = character;
  return { ...hunchBot(name, { ...tempers[level], ...temper }), level };
});
export const bots: readonly Bot<KindsOf<Caliber>>[] = [...hunches, legend, ...cast];
