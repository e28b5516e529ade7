/** Decks: an unchecked list becomes a legal deck, or all its faults (RV-245 … RV-258). Pure: the page that builds decks uses it too. */
import { cardOf, deckCards, isDeckCard, isFace } from '../faces.ts';
import type { Card, CardSet, Side } from '../vocabulary/card.ts';
import { presets } from './presets.ts';

/** How many copies of each card; below 0 where more were taken out than there were, which is a fault. */
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
  /** `missing`: a card that exists, but this many more were taken out than the deck has. */
  | { readonly fault: 'UNKNOWN_CARD'; readonly rule: 'RV-255'; readonly card: string; readonly missing?: number };

/** A fault as the table names it: `TYPE_EXCESS character 38 37`. */
export const faultNamed = ({ fault, rule: _, ...rest }: DeckFault): string => [fault, ...Object.values(rest)].join(' ');

export const baseDeck = (side: Side): DeckList =>
  Object.fromEntries(deckCards(side).flatMap(card => (card.set === 'base' ? [[card.id, card.copies]] : [])));
type Change = readonly [id: string, n: number];
/** An id that is no card is kept even at 0, so that its fault is reported. */
const changed = (deck: DeckList, changes: readonly Change[]): DeckList => {
  const counts = new Map(Object.entries(deck));
  for (const [id, n] of changes) counts.set(id, (counts.get(id) ?? 0) + n);
  return Object.fromEntries([...counts].filter(([id, n]) => n !== 0 || !isFace(id)));
};
/** RV-257: the base deck with the swap list of every set that is on. */
export const presetDeck = (side: Side, on: ReadonlySet<CardSet>): DeckList => {
  const changes: Change[] = [];
  for (const set of ['1.1', '1.2', '1.3', '1.4'] as const) {
    if (!on.has(set)) continue;
    for (const [id, n] of Object.entries(presets[side][set].out)) changes.push([id, -n]);
    changes.push(...Object.entries(presets[side][set].in));
  }
  return changed(baseDeck(side), changes);
};

const faultsOf = (side: Side, id: string, n: number, on: ReadonlySet<CardSet>): DeckFault[] => {
  if (!isFace(id)) return [{ fault: 'UNKNOWN_CARD', rule: 'RV-255', card: id }];
  const card = cardOf(id);
  if (!isDeckCard(id)) return [{ fault: 'NOT_A_DECK_CARD', rule: 'RV-253', card: id }];
  if (card.back !== side) return [{ fault: 'WRONG_SIDE', rule: 'RV-252', card: id }];
  if (n < 0) return [{ fault: 'UNKNOWN_CARD', rule: 'RV-255', card: id, missing: -n }];
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
  const named = Object.entries(list);
  const found = named.reduce((sum, [, n]) => sum + Math.max(0, n), 0);
  if (found !== DECK_SIZE) faults.push({ fault: 'DECK_SIZE', rule: 'RV-245', found, allowed: DECK_SIZE });
  for (const [id, n] of named) faults.push(...faultsOf(side, id, n, on));
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
/** One change: `+texas-ranger*2`. Without a sign it is a card to put in. */
const CHANGE = /^([+-]?)(.+?)(?:\*([1-9]\d{0,2}))?$/;
/** The deck that a code stands for, unchecked: a code may name anything, and the faults of the deck are reported. */
export const listOf = (side: Side, code: string, on: ReadonlySet<CardSet>): DeckList => {
  if (code === 'preset') return presetDeck(side, on);
  const words = code.split(/\s+/).filter(word => word !== '' && word !== 'base');
  const changes = words.map((word): Change => {
    const [, sign, id, copies = '1'] = CHANGE.exec(word)!;
    return [id!, Number(copies) * (sign === '-' ? -1 : 1)];
  });
  return changed(baseDeck(side), changes);
};
