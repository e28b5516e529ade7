/** The shape of what the screen of Steel Bullets says: every key of the English words, with the same parameters. */
import type { Same } from '../client.ts';
import type { screen } from '../en/steel-bullets/screen.ts';

export type BulletsScreen = Same<typeof screen>;
