/** The shape of what the school of Steel Bullets says: every key of the English words. */
import type { Same } from '../../../words/client.ts';
import type { school } from './en/school.ts';

export type BulletsSchool = Same<typeof school>;
