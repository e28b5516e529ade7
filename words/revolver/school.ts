/** The shape of what the school of Revolver says: every key of the English words. */
import type { Same } from '../client.ts';
import type { school } from '../en/revolver/school.ts';

export type RevolverSchool = Same<typeof school>;
