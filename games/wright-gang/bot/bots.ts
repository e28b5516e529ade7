/**
 * The bots of Wright Brothers' Gang: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its
 * characters.
 */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Leanings } from '../../../bots/searcher.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Wright } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend, legendary } from './mind.ts';
import { type Hand, reflexes, tempers, type WrightTemper } from './temper.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<WrightTemper>;
  readonly hand: Hand;
}
/** Thinks like the strongest level, and prefers or shuns some verbs. */
interface Thinker {
  readonly level: 'legend';
  readonly leanings: Leanings;
}
export const characters = {
  maggie: { level: 'gunhand', temper: { wants: [2, 2], pile: 0 }, hand: 'quick' },
  ruth: { level: 'gunhand', temper: { wants: [7, 6] }, hand: 'quick' },
  ezra: { level: 'gunhand', temper: { careless: 0, hoards: 0 }, hand: 'slow' },
  colby: { level: 'greenhorn', temper: { nerves: 40 }, hand: 'quickest' },
  judith: { level: 'legend', leanings: { swap: 0.08, 'war-party': 0.08, sidekick: 0.08 } },
} as const satisfies { readonly [name: string]: Character | Thinker };

const cast = keysOf(characters).map(name => {
  const character: Character | Thinker = characters[name];
  if (character.level === 'legend') return legendary(name, character.leanings);
  const { level, temper, hand } = character;
  return { ...hunchBot(name, { ...tempers[level], ...temper }, reflexes[hand]), level };
});
export const bots: readonly Bot<KindsOf<Wright>>[] = [...hunches, legend, ...cast];
