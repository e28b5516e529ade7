/** The shape of what the screen of Steel Bullets says: every key of the English words, with the same parameters. */
import type { Same } from '../../../words/client.ts';
import type { screen } from './en/screen.ts';

export type BulletsScreen = Same<typeof screen>;
