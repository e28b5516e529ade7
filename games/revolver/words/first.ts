/** What a newcomer to Revolver is told. */
import type { FirstWords } from '../../../words/first.ts';

export type RevolverFirst = FirstWords<'question:play' | 'question:react' | 'question:casualty' | 'tell:attack'>;
