/** The shape of the terms of Revolver: every key of the English ones. */
import type { Same } from '../../../words/client.ts';
import type { terms } from './en/terms.ts';

export type Terms = Same<typeof terms>;
