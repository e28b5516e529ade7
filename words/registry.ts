/** What the table says, in each language. What a game says is in its box. */
import { table as en } from './en/table.ts';
import type { Language } from './language.ts';
import { table as ru } from './ru/table.ts';
import type { TableWords } from './table.ts';
import { table as uk } from './uk/table.ts';

export const tableWords: { readonly [L in Language]: TableWords } = { en, ru, uk };
