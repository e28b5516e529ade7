/** The icons used here: our name → author/icon of game-icons.net. Licence: the credits page. */
import { outlinesIn } from '../../../client/icons/outlines.ts';
import picture from './icons.svg';

export const sources = {
  1: 'delapouite/tumbleweed',
  2: 'delapouite/cactus',
  3: 'delapouite/rattlesnake',
  4: 'lorc/vulture',
  joker: 'delapouite/jester-hat',
  miss: 'delapouite/bullet-impacts',
  swap: 'delapouite/card-exchange',
  sidekick: 'delapouite/shaking-hands',
  'war-party': 'lorc/flaming-arrow',
  sheriff: 'lorc/law-star',
  shootout: 'lorc/crossed-pistols',
  5: 'lorc/wolf-head',
  6: 'lorc/desert-skull',
  7: 'delapouite/bandit',
  revolver: 'skoll/revolver',
} as const;
/** Drawn by the build, as one picture. */
export const icons = await outlinesIn(picture, sources);
