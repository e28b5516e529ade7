/** The shape of the table's words: every key of the English ones, with the same parameters. */
import type { Same } from './client.ts';
import type { table } from './en/table.ts';

export type TableWords = Same<typeof table>;
