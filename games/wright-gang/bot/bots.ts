/** The bots of Wright Brothers' Gang: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its characters. */
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Wright } from '../zones.ts';
import { characters } from './characters.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend } from './mind.ts';
import { reflexes, tempers } from './temper.ts';

const cast = keysOf(characters).map(name => {
  const { level, temper, hand } = characters[name];
  return { ...hunchBot(name, { ...tempers[level], ...temper }, reflexes[hand]), level };
});
export const bots: readonly Bot<KindsOf<Wright>>[] = [...hunches, legend, ...cast];
