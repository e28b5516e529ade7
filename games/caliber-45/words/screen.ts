/** The shape of what the screen of Caliber 45 says: every key of the English words, with the same parameters. */
import type { Same } from '../../../words/client.ts';
import type { screen } from './en/screen.ts';

export type CaliberScreen = Same<typeof screen>;
