/** What the table says, in each language, and the shape of it. What a game says is in its box. */
import type { Same } from './client.ts';
import { table as en } from './en/table.ts';
import type { Language } from './language.ts';
import { table as ru } from './ru/table.ts';
import { table as uk } from './uk/table.ts';

/** Every key of the English words, with the same parameters. */
export type TableWords = Same<typeof en>;
export const tableWords: { readonly [L in Language]: TableWords } = { en, ru, uk };
