/** The shape of what the school of Caliber 45 says: every key of the English words. */
import type { Same } from '../../../words/client.ts';
import type { school } from './en/school.ts';

export type CaliberSchool = Same<typeof school>;
