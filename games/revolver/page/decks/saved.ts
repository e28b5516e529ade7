/** The decks a player has made: kept in the browser where it allows that, else for this visit only. */
import { type Signal, signal } from '@preact/signals';
import { recall, remember } from '../../../../client/shell/settings.ts';
import type { Side } from '../../vocabulary/card.ts';

export interface KeptDeck {
  readonly name: string;
  readonly side: Side;
  readonly code: string;
}
const NAME = 'decks';
const MOST = 40;
export const LONGEST_NAME = 40;

const isKept = (thing: unknown): thing is KeptDeck => {
  if (typeof thing !== 'object' || thing === null) return false;
  if (!('name' in thing && 'side' in thing && 'code' in thing)) return false;
  const { name, side, code } = thing;
  return typeof name === 'string' && typeof code === 'string' && (side === 'colty' || side === 'mcready');
};
const kept = (): readonly KeptDeck[] => {
  try {
    const found: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
};
export const decks: Signal<readonly KeptDeck[]> = signal(kept());
const keep = (all: readonly KeptDeck[]): void => {
  decks.value = all.slice(-MOST);
  remember(NAME, decks.value.length === 0 ? null : JSON.stringify(decks.value));
};
const same = (a: KeptDeck, b: Pick<KeptDeck, 'name' | 'side'>): boolean => a.name === b.name && a.side === b.side;
/** A deck of the same name and side is replaced. */
export const keepDeck = (deck: KeptDeck): void => keep([...decks.peek().filter(other => !same(other, deck)), deck]);
export const forgetDeck = (deck: KeptDeck): void => keep(decks.peek().filter(other => !same(other, deck)));
export const decksOf = (side: Side): readonly KeptDeck[] => decks.value.filter(deck => deck.side === side);
