/** The deal of the day. */
import type { DayTerms } from '../../../client/day/terms.ts';

export const day: DayTerms = { bots: ['sharpshooter', 'sharpshooter', 'sharpshooter'], options: {}, chairs: [0] };
