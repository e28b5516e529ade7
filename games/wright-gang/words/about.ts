/** What is explained at the table of Wright Brothers' Gang, and by which rule. A topic is a place of the table, or `number` for its plain cards. */
import type { AboutWords } from '../../../words/first.ts';
import type { WrightRule } from '../rules.ts';
import type { WrightFace } from '../zones.ts';

export const topics = {
  deck: 'WB-21',
  loot: 'WB-75',
  sheriffs: 'WB-42',
  bonus: 'WB-56',
  revolver: 'WB-17',
  sidekicks: 'WB-40',
  hand: 'WB-12',
  played: 'WB-30',
  cancelled: 'WB-52g',
  number: 'WB-24',
} as const satisfies { readonly [topic: string]: WrightRule };
export type WrightAbout = AboutWords<keyof typeof topics>;

export const cards: { readonly [F in WrightFace]: WrightRule } = {
  1: 'WB-24',
  2: 'WB-24',
  3: 'WB-24',
  4: 'WB-24',
  5: 'WB-24',
  6: 'WB-24',
  7: 'WB-24',
  joker: 'WB-49',
  miss: 'WB-72',
  swap: 'WB-70',
  sidekick: 'WB-40',
  'war-party': 'WB-71',
  sheriff: 'WB-22',
};
