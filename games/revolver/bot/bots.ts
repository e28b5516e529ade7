/**
 * The bots of Revolver: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its characters.
 */
import type { HunchLevel } from '../../../bots/mind.ts';
import type { Leanings } from '../../../bots/searcher.ts';
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Revolver } from '../zones.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend, legendary } from './mind.ts';
import { beliefs, type RevolverTemper, tempers } from './temper.ts';
import type { Beliefs } from './worth.ts';

interface Character {
  readonly level: HunchLevel;
  readonly temper: Partial<RevolverTemper>;
}
/** Its different beliefs, as Colty and as McReady. */
const believing = (colty: Partial<Beliefs>, mcready: Partial<Beliefs>): RevolverTemper['beliefs'] => [
  { ...beliefs[0], ...colty },
  { ...beliefs[1], ...mcready },
];
/** Thinks like the strongest level, and prefers or shuns some verbs. */
interface Thinker {
  readonly level: 'legend';
  readonly leanings: Leanings;
}
export const characters = {
  delilah: { level: 'sharpshooter', temper: { bluffs: 80 } },
  ike: { level: 'gunhand', temper: { careless: 0, beliefs: believing({ card: 0 }, { card: 0, power: 0.06 }) } },
  abner: { level: 'gunhand', temper: { careless: 0, beliefs: believing({ card: 0.08 }, { card: 0.3 }) } },
  lucius: { level: 'legend', leanings: { use: 0.06 } },
} as const satisfies { readonly [name: string]: Character | Thinker };

const cast = keysOf(characters).map(name => {
  const character: Character | Thinker = characters[name];
  if (character.level === 'legend') return legendary(name, character.leanings);
  const { level, temper } = character;
  return { ...hunchBot(name, { ...tempers[level], ...temper }), level };
});
export const bots: readonly Bot<KindsOf<Revolver>>[] = [...hunches, legend, ...cast];
