/** What is printed on a card, except its name and its text, which are in `words/<language>/cards`. */
import type { CardType, Cost, Effect } from './effect.ts';

export type Side = 'colty' | 'mcready';
export type CardSet = 'base' | '1.1' | '1.2' | '1.3' | '1.4';
/** Which deck a card comes from, as its back shows; bandits and table cards lie open from the start. */
export type Back = Side | 'frontier' | 'ambush' | 'gang' | 'table';
export type Icon =
  | 'lawman'
  | 'bandit-ally'
  | 'bandit'
  | 'bounty-hunter'
  | 'gunfighter'
  | 'animal'
  | 'red'
  | 'lock'
  | 'crosshair'
  | 'impervious'
  | 'fleeting'
  | 'immediate'
  | 'row-block'
  | 'turn-plus'
  | 'turn-minus'
  | 'border'
  | 'grit'
  | 'reaction'
  | 'under'
  // These three are text (RV-108): lost where text is ignored.
  | 'no-limit'
  | 'immovable'
  | 'sandstorm-immune';

/** A card has been read in the rulebook, is publicly known, or is the house's own; a field may be partly one and partly another. */
export type Field = 'set' | 'copies' | 'unique' | 'type' | 'cost' | 'firepower' | 'icons' | 'text' | 'rating' | 'startGrit';
type Source = { readonly [T in 'seed' | 'known' | 'house']?: readonly Field[] };

export interface Card {
  readonly id: string;
  readonly back: Back;
  readonly set: CardSet;
  readonly type: CardType;
  readonly copies: number;
  readonly unique: boolean;
  readonly cost: Cost;
  readonly firepower: number | null;
  readonly icons: readonly Icon[];
  readonly effects: readonly Effect[];
  readonly source: Source;
  /** The module that it belongs to, where it is no card of a deck. */
  readonly module?: 'moduleA' | 'moduleB';
  /** Where it lies when the game begins, if not with the other cards of its back. */
  readonly begins?: 'prison' | 'beside' | 'express' | 'box';
  /** What Colty does with a card that lies beside the row. */
  readonly verb?: 'derail' | 'duel';
  /** RV-008: in the rulebook's card table, but not in its list of contents. */
  readonly inContentsList?: false;
}
export interface Bandit extends Card {
  readonly type: 'bandit';
  readonly rating: number;
  readonly startGrit: number;
}
export interface Ambush extends Card {
  readonly favours: Side;
}

type RowField = 'set' | 'spaces' | 'defence' | 'text';
/** A card of the row: a battlefield, or the prison. */
export interface RowCard {
  readonly id: string;
  readonly set: CardSet;
  readonly spaces: number;
  readonly defence: number;
  readonly effects: readonly Effect[];
  readonly source: { readonly [T in 'seed' | 'known' | 'house']?: readonly RowField[] };
}
