/**
 * The parts of faces that are not our own drawings: our name → author/icon of game-icons.net. `client/icons/extract.mjs` draws them as one
 * picture.
 */
export const sources = {
  raccoon: 'delapouite/raccoon-head',
  wolf: 'lorc/wolf-head',
  buffalo: 'delapouite/buffalo-head',
  owl: 'lorc/owl',
  badger: 'caro-asercion/badger',
  bear: 'sparker/bear-face',
  eagle: 'delapouite/eagle-head',
  hare: 'delapouite/rabbit-head',
  wide: 'delapouite/western-hat',
  top: 'lorc/top-hat',
  straw: 'delapouite/skimmer-hat',
  sombrero: 'delapouite/sombrero',
} as const;
