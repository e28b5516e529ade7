/** The shape of what the school of Caliber 45 says: every key of the English words. */
import type { Same } from '../client.ts';
import type { school } from '../en/caliber-45/school.ts';

export type CaliberSchool = Same<typeof school>;
