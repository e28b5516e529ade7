/**
 * The bots of Steel Bullets: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its
 * characters.
 */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Leanings } from '../../../bots/searcher.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Bullets } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend, legendary } from './mind.ts';
import { type BulletsTemper, tempers } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<BulletsTemper>;
}
/** Thinks like the strongest level, and prefers or shuns some verbs. */
interface Thinker {
  readonly level: 'legend';
  readonly leanings: Leanings;
}
export const characters = {
  abigail: { level: 'sharpshooter', temper: { dares: [0.1, 0.1] } },
  dallas: { level: 'greenhorn', temper: { careless: 0, dares: [1, 1], blind: true } },
  vernon: { level: 'sharpshooter', temper: { spiteful: true } },
  silas: { level: 'legend', leanings: { thief: 0.08 } },
} as const satisfies { readonly [name: string]: Character | Thinker };

const cast = keysOf(characters).map(name => {
  const character: Character | Thinker = characters[name];
  if (character.level === 'legend') return legendary(name, character.leanings);
  const { level, temper } = character;
  return { ...hunchBot(name, { ...tempers[level], ...temper }), level };
});
export const bots: readonly Bot<KindsOf<Bullets>>[] = [...hunches, legend, ...cast];
