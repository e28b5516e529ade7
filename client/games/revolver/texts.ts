/** Decks of the player's own, for the form of a new table. */
import type { Side } from '../../../games/revolver/words/card.ts';
import type { Config } from '../../../games/revolver/zones.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { JsonObject } from '../../../kernel/secret.ts';
import { decksOf } from '../../decks/shelf.ts';

const sideOf = (option: string): Side => (option === 'coltyDeck' ? 'colty' : 'mcready');
export const textsOf = (option: string): readonly { readonly value: string; readonly label: string }[] =>
  decksOf(sideOf(option)).map(({ name, code }) => ({ value: code, label: name }));
export const pageOf = (option: string): string => `/decks?side=${sideOf(option)}`;
/** RV-256: every fault, in words; they are loaded only now. */
export const explain = async ({ rule }: Refusal, options: JsonObject): Promise<string | null> =>
  rule === 'RV-256' ? (await import('../../decks/explain.ts')).explainDecks(options as Config) : null;
