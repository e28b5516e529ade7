/** What a newcomer to Steel Bullets is told. */
import type { FirstWords } from '../../../words/first.ts';

export type SteelFirst = FirstWords<'question:turn' | 'question:answer' | 'question:bang' | 'tell:reloaded'>;
