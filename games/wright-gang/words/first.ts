/** What a newcomer to Wright Brothers' Gang is told. */
import type { FirstWords } from '../../../words/first.ts';

export type WrightFirst = FirstWords<'zone:sheriffs' | 'zone:sidekicks' | 'question:give'>;
