/** What a newcomer to Wright Brothers' Gang is told. */
import type { FirstWords } from '../../../words/first.ts';

export type WrightFirst = FirstWords<'question:turn' | 'zone:revolver' | 'zone:sheriffs' | 'zone:sidekicks' | 'question:give'>;
