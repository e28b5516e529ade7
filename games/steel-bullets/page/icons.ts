/** The icons used here: our name → author/icon of game-icons.net. Licence: the credits page. */
import { outlinesIn } from '../../../client/icons/outlines.ts';
import picture from './icons.svg';

export const sources = {
  lawyer: 'lorc/scales',
  medium: 'lorc/crystal-ball',
  panic: 'lorc/screaming',
  nerves: 'lorc/anvil-impact',
  thief: 'delapouite/robber',
  cardsharp: 'lorc/ace',
  misfire: 'lorc/silver-bullet',
  will: 'lorc/scroll-quill',
  bang: 'delapouite/spiky-explosion',
  hat: 'delapouite/western-hat',
} as const;
/** Drawn by the build, as one picture. */
export const icons = await outlinesIn(picture, sources);
