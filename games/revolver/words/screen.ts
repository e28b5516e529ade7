/** The shape of what the screen of Revolver says: every key of the English words, with the same parameters. */
import type { Same } from '../../../words/client.ts';
import type { screen } from './en/screen.ts';

export type RevolverScreen = Same<typeof screen>;
