/** Decks: an unchecked list becomes a legal deck, or all its faults (RV-245 … RV-258). Pure: the page that builds decks uses it too. */
import { cardOf, deckCards, isDeckCard, isFace } from './faces.ts';
import { presets } from './presets.ts';
import type { Card, CardSet, Side } from './words/card.ts';

/** So many copies of each card. */
export type DeckList = { readonly [id: string]: number };
export const DECK_SIZE = 62;
/** The types that are replaced only by their own kind (RV-247); Location and Open Range cards replace any (RV-248). */
const KINDS = ['character', 'firepower', 'action'] as const;
export type DeckKind = (typeof KINDS)[number];

export type DeckFault =
  | { readonly fault: 'DECK_SIZE'; readonly rule: 'RV-245'; readonly found: number; readonly allowed: number }
  | { readonly fault: 'GUNFIGHTER_MISSING'; readonly rule: 'RV-246'; readonly card: string }
  | {
      readonly fault: 'TYPE_EXCESS';
      readonly rule: 'RV-249';
      readonly type: DeckKind;
      readonly found: number;
      readonly allowed: number;
    }
  | { readonly fault: 'DUPLICATE_UNIQUE'; readonly rule: 'RV-250'; readonly card: string }
  | {
      readonly fault: 'TOO_MANY_COPIES';
      readonly rule: 'RV-251';
      readonly card: string;
      readonly found: number;
      readonly allowed: number;
    }
  | { readonly fault: 'WRONG_SIDE'; readonly rule: 'RV-252'; readonly card: string }
  | { readonly fault: 'NOT_A_DECK_CARD'; readonly rule: 'RV-253'; readonly card: string }
  | { readonly fault: 'SET_NOT_ENABLED'; readonly rule: 'RV-254'; readonly card: string }
  | { readonly fault: 'UNKNOWN_CARD'; readonly rule: 'RV-255'; readonly card: string };

export const baseDeck = (side: Side): DeckList =>
  Object.fromEntries(deckCards(side).flatMap(card => (card.set === 'base' ? [[card.id, card.copies]] : [])));
const added = (deck: DeckList, change: DeckList, sign: 1 | -1): DeckList => {
  const out: { [id: string]: number } = { ...deck };
  for (const id in change) out[id] = Math.max(0, (out[id] ?? 0) + sign * change[id]!);
  return Object.fromEntries(Object.entries(out).filter(([, n]) => n > 0));
};
/** RV-257: the base deck with the swap list of every set that is on. */
export const presetDeck = (side: Side, on: ReadonlySet<CardSet>): DeckList => {
  let deck = baseDeck(side);
  for (const set of ['1.1', '1.2', '1.3', '1.4'] as const)
    if (on.has(set)) deck = added(added(deck, presets[side][set].out, -1), presets[side][set].in, 1);
  return deck;
};

const faultsOf = (side: Side, id: string, n: number, on: ReadonlySet<CardSet>): DeckFault[] => {
  if (!isFace(id)) return [{ fault: 'UNKNOWN_CARD', rule: 'RV-255', card: id }];
  const card = cardOf(id);
  if (!isDeckCard(id)) return [{ fault: 'NOT_A_DECK_CARD', rule: 'RV-253', card: id }];
  if (card.back !== side) return [{ fault: 'WRONG_SIDE', rule: 'RV-252', card: id }];
  const faults: DeckFault[] = [];
  if (!on.has(card.set)) faults.push({ fault: 'SET_NOT_ENABLED', rule: 'RV-254', card: id });
  if (card.unique && n > 1) faults.push({ fault: 'DUPLICATE_UNIQUE', rule: 'RV-250', card: id });
  else if (n > card.copies) faults.push({ fault: 'TOO_MANY_COPIES', rule: 'RV-251', card: id, found: n, allowed: card.copies });
  return faults;
};
const countOf = (cards: readonly Card[], list: DeckList, type: DeckKind): number => {
  let n = 0;
  for (const card of cards) if (card.type === type) n += list[card.id] ?? 0;
  return n;
};
/** RV-256: every fault at once; a legal deck has none. */
export const deckFaults = (side: Side, list: DeckList, on: ReadonlySet<CardSet>): readonly DeckFault[] => {
  const faults: DeckFault[] = [];
  const held = Object.entries(list).filter(([, n]) => n > 0);
  const found = held.reduce((sum, [, n]) => sum + n, 0);
  if (found !== DECK_SIZE) faults.push({ fault: 'DECK_SIZE', rule: 'RV-245', found, allowed: DECK_SIZE });
  for (const [id, n] of held) faults.push(...faultsOf(side, id, n, on));
  const cards = deckCards(side);
  for (const card of cards)
    if (card.icons.includes('gunfighter') && !(list[card.id]! >= 1))
      faults.push({ fault: 'GUNFIGHTER_MISSING', rule: 'RV-246', card: card.id });
  const base = baseDeck(side);
  for (const type of KINDS) {
    const [has, allowed] = [countOf(cards, list, type), countOf(cards, base, type)];
    if (has > allowed) faults.push({ fault: 'TYPE_EXCESS', rule: 'RV-249', type, found: has, allowed });
  }
  return faults;
};

/**
 * A deck as a code, short enough to be sent to a friend: what differs from the base deck, `-deputy*2 +texas-ranger*2`. The words `base`
 * and `preset` stand for themselves.
 */
export const codeOf = (side: Side, list: DeckList): string => {
  const base = baseDeck(side);
  const changes: string[] = [];
  for (const id of [...new Set([...Object.keys(base), ...Object.keys(list)])].sort()) {
    const n = (list[id] ?? 0) - (base[id] ?? 0);
    if (n !== 0) changes.push(`${n < 0 ? '-' : '+'}${id}${Math.abs(n) === 1 ? '' : `*${Math.abs(n)}`}`);
  }
  return changes.length === 0 ? 'base' : changes.join(' ');
};
/** The deck that a code stands for, unchecked. What is not a change is read as a card to put in: its fault is then reported. */
export const listOf = (side: Side, code: string, on: ReadonlySet<CardSet>): DeckList => {
  if (code === 'preset') return presetDeck(side, on);
  let deck = baseDeck(side);
  for (const word of code.split(/\s+/).filter(w => w !== '' && w !== 'base')) {
    const [, sign, id, copies] = /^([+-]?)(.+?)(?:\*(\d{1,3}))?$/.exec(word)!;
    deck = added(deck, { [id!]: Number(copies ?? 1) }, sign === '-' ? -1 : 1);
  }
  return deck;
};
