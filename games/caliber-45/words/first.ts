/** What a newcomer to Caliber 45 is told. */
import type { FirstWords } from '../../../words/first.ts';

export type CaliberFirst = FirstWords<'question:call' | 'question:meet' | 'question:shoot-out' | 'question:defend'>;
