/** The deal of the day: one day with the gang, the next with the law. */
import type { DayTerms } from '../../../client/day/terms.ts';

export const day: DayTerms = { bots: ['sharpshooter'], options: {}, chairs: [0, 1] };
