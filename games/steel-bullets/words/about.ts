/** What is explained at the table of Steel Bullets, and by which rule. A topic is a place of the table, or a card that has no effect of its own. */
import type { AboutWords } from '../../../words/first.ts';
import { eachCard, rulesOf } from '../faces.ts';
import type { BulletsRule } from '../rules.ts';
import type { BulletsFace } from '../zones.ts';

export const topics = {
  deck: 'SB-10',
  discard: 'SB-38',
  hand: 'SB-12',
  played: 'SB-28c',
  cylinder: 'SB-3',
  tokens: 'SB-2',
  click: 'SB-36',
  bang: 'SB-37',
} as const satisfies { readonly [topic: string]: BulletsRule };
export type SteelAbout = AboutWords<keyof typeof topics>;

/** The rule that explains a card is the first of its chapter. */
export const cards: { readonly [F in BulletsFace]: BulletsRule } = {
  ...eachCard(card => rulesOf(card)[0]![0]),
  click: topics.click,
  bang: topics.bang,
};
