/** The bots of Caliber 45: its levels, from the weakest to the strongest, three that play by hunch and one that thinks; then its characters. */
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Caliber } from '../zones.ts';
import { characters } from './characters.ts';
import { hunchBot, hunches } from './hunch.ts';
import { legend } from './mind.ts';
import { tempers } from './temper.ts';

const cast = keysOf(characters).map(name => {
  const { level, temper } = characters[name];
  return { ...hunchBot(name, { ...tempers[level], ...temper }), level };
});
export const bots: readonly Bot<KindsOf<Caliber>>[] = [...hunches, legend, ...cast];
