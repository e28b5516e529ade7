/** Decks of the player's own, which option needs which, and what is in the base and in everything, for the form of a new table. */

import type { GameContents } from '../../../client/games/texts.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { needs } from '../options.ts';
import type { Side } from '../vocabulary/card.ts';
import type { RevolverConfig } from '../zones.ts';
import { decksOf } from './decks/saved.ts';

const sideOf = (option: string): Side => (option === 'coltyDeck' ? 'colty' : 'mcready');
export const textsOf = (option: string): readonly { readonly value: string; readonly label: string }[] =>
  decksOf(sideOf(option)).map(({ name, code }) => ({ value: code, label: name }));
export const pageOf = (option: string): string => `/decks?side=${sideOf(option)}`;
/** RV-010 to RV-014: a set or a module brings what it needs, and takes along what needs it. */
export const settled = (options: JsonObject, chosen: string): JsonObject => {
  const needed = Object.entries(needs).flatMap(([option, others]): readonly string[] =>
    options[chosen] === true ? (option === chosen ? others : []) : others.some(other => other === chosen) ? [option] : [],
  );
  return { ...options, ...Object.fromEntries(needed.map(option => [option, options[chosen] === true])) };
};
/** RV-010 to RV-014: the printed base, and everything that came after it. */
export const contents: GameContents = {
  base: {
    ...Object.fromEntries(Object.keys(needs).map(option => [option, false])),
    coltyDeck: 'base',
    mcreadyDeck: 'base',
  },
  everything: {
    ...Object.fromEntries(Object.keys(needs).map(option => [option, true])),
    coltyDeck: 'preset',
    mcreadyDeck: 'preset',
  },
};
/** RV-256: every fault, in words; they are loaded only now. */
export const explain = async ({ rule }: Refusal, options: JsonObject): Promise<string | null> =>
  rule === 'RV-256' ? (await import('./decks/explain.ts')).explainDecks(options as RevolverConfig) : null;
