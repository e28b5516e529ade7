/** What is in the box of a table: how many of each card, by its options and its decks. */

import { cardOf, type RevolverFace } from '../faces.ts';
import { type RevolverConfig, setsOn } from '../zones.ts';
import { type DeckList, listOf } from './decks.ts';

const lists = new WeakMap<RevolverConfig, { readonly [side: string]: DeckList }>();
/** The decks of a table; its options have been checked. */
const decksOf = (config: RevolverConfig): { readonly [side: string]: DeckList } => {
  const known = lists.get(config);
  if (known !== undefined) return known;
  const on = setsOn(config);
  const made = { colty: listOf('colty', config.coltyDeck, on), mcready: listOf('mcready', config.mcreadyDeck, on) };
  lists.set(config, made);
  return made;
};
/** RV-017, RV-025 … RV-030: how many of a card this table has. */
export const copiesOf = (face: RevolverFace, config: RevolverConfig): number => {
  const card = cardOf(face);
  if (card.module !== undefined) return Number(config[card.module]);
  switch (card.back) {
    case 'colty':
    case 'mcready':
      return decksOf(config)[card.back]![face] ?? 0;
    case 'frontier':
      return (card.set === '1.3' ? config.set13 : config.moduleC) ? card.copies : 0;
    case 'ambush':
      return config.set11 ? card.copies : 0;
    case 'gang':
      return card.set === 'base' || (card.set === '1.1' ? config.set11 : config.set12) ? 1 : 0;
    case 'table':
      return 1;
  }
};
