/** What is explained at the table of Caliber 45, and by which rule. A topic is a place of the table, or a thing on it. */
import type { AboutWords } from '../../../words/first.ts';
import type { CaliberFace } from '../faces.ts';
import type { CaliberRule } from '../rules.ts';

export const topics = {
  weapons: 'C45-16',
  thrown: 'C45-9',
  stable: 'C45-21',
  graveyard: 'C45-71',
  spread: 'C45-8',
  spent: 'C45-31',
  loot: 'C45-56',
  hand: 'C45-34',
  cowboy: 'C45-73',
  bail: 'C45-24',
  money: 'C45-57',
  gangs: 'C45-74',
} as const satisfies { readonly [topic: string]: CaliberRule };
export type CaliberAbout = AboutWords<keyof typeof topics>;

const ammunition = 'C45-73';
const guarded = 'C45-68';
const party = 'C45-43';
const cowboy = 'C45-73';
export const cards: { readonly [F in CaliberFace]: CaliberRule } = {
  'ammo-1': ammunition,
  'ammo-2': ammunition,
  'ammo-3': ammunition,
  'ammo-4': ammunition,
  'ammo-5': ammunition,
  'ammo-6': ammunition,
  mustang: 'C45-69',
  cactus: 'C45-16',
  coyote: 'C45-17',
  stagecoach: 'C45-42',
  'mail-car': guarded,
  'gold-train': guarded,
  'fort-knox': guarded,
  sheriff: 'C45-44',
  'war-party-2': party,
  'war-party-3': party,
  'war-party-4': party,
  'war-party-5': party,
  'war-party-6': party,
  dynamite: 'C45-46',
  'doc-holliday': cowboy,
  'belle-starr': cowboy,
  'billy-the-kid': cowboy,
  'jesse-james': cowboy,
  'wild-bill-hickok': cowboy,
  'butch-cassidy': cowboy,
  'pat-garrett': cowboy,
  'wyatt-earp': cowboy,
  'sundance-kid': cowboy,
  'john-wesley-hardin': cowboy,
  'buffalo-bill': cowboy,
  'calamity-jane': cowboy,
};
