/** The icons used here: our name → author/icon of game-icons.net. Licence: the credits page. */
import { outlinesIn } from '../../../client/icons/outlines.ts';
import picture from './icons.svg';

export const sources = {
  coyote: 'lorc/wolf-howl',
  cactus: 'delapouite/cactus',
  'mail-car': 'lorc/envelope',
  'gold-train': 'delapouite/gold-stack',
  'fort-knox': 'delapouite/military-fort',
  sheriff: 'lorc/law-star',
  'war-party': 'lorc/flaming-arrow',
  dynamite: 'delapouite/dynamite',
  'doc-holliday': 'lorc/poker-hand',
  'belle-starr': 'delapouite/flower-hat',
  'jesse-james': 'delapouite/bandana',
  'wild-bill-hickok': 'aussiesim/card-ace-spades',
  'butch-cassidy': 'delapouite/cowboy-boot',
  'pat-garrett': 'skoll/winchester-rifle',
  'wyatt-earp': 'delapouite/star-medal',
  'sundance-kid': 'lorc/sun',
  'john-wesley-hardin': 'delapouite/cowboy-holster',
  'calamity-jane': 'delapouite/lasso',
  jail: 'lorc/handcuffs',
  grave: 'lorc/tombstone',
  coins: 'delapouite/coins',
  crossed: 'lorc/crossed-pistols',
  dust: 'lorc/boot-prints',
  buffalo: 'delapouite/buffalo-head',
  gun: 'skoll/revolver',
  hat: 'delapouite/western-hat',
  horse: 'lorc/horse-head',
  train: 'delapouite/steam-locomotive',
  wagon: 'delapouite/old-wagon',
} as const;
/** Drawn by the build, as one picture. */
export const icons = await outlinesIn(picture, sources);
