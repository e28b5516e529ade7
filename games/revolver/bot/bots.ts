/** The bots of Revolver, from the weakest to the strongest: three that play by hunch, and one that thinks. */
import type { Bot } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Revolver } from '../zones.ts';
import { hunches } from './hunch.ts';
import { legend } from './mind.ts';

export const bots: readonly Bot<KindsOf<Revolver>>[] = [...hunches, legend];
