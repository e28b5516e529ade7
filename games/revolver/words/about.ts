/** What is explained at the table of Revolver, and by which rule. A topic is a place of the table, or a thing on it; cards are read whole. */
import type { AboutWords } from '../../../words/first.ts';
import type { RevolverRule } from '../rules.ts';

export const topics = {
  coltyDeck: 'RV-057',
  mcreadyDeck: 'RV-057',
  discard: 'RV-191',
  frontier: 'RV-058',
  frontierDiscard: 'RV-190',
  hand: 'RV-061',
  played: 'RV-063',
  column: 'RV-134',
  blockers: 'RV-084',
  ambush: 'RV-199',
  sprung: 'RV-199',
  range: 'RV-184',
  stash: 'RV-280',
  gang: 'RV-142',
  graveyard: 'RV-146',
  field: 'RV-132',
  total: 'RV-136',
  defence: 'RV-135',
  spaces: 'RV-054',
  border: 'RV-120',
  lead: 'RV-155',
  chips: 'RV-109',
  red: 'RV-109',
  grit: 'RV-114',
  dollars: 'RV-214',
} as const satisfies { readonly [topic: string]: RevolverRule };
export type RevolverAbout = AboutWords<keyof typeof topics>;

export const cards: { readonly [face: string]: RevolverRule } = {};
