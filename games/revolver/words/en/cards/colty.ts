/** Colty's base deck, in English. */
import type { CardText } from '../../card-text.ts';

export const colty = {
  '38-special': { name: '.38 Special', text: '' },
  '45-long-colt': { name: '.45 Long Colt', text: '' },
  derringer: { name: 'Derringer', text: 'Does not count towards the column limit, but only one Derringer may lie in a column.' },
  'sawed-off-shotgun': { name: 'Sawed-off shotgun', text: 'Fleeting: discard after the attack at this battlefield.' },
  'hail-of-bullets': { name: 'Hail of Bullets', text: '' },
  'gatling-gun': { name: 'Gatling Gun', text: 'Cannot be moved.' },
  banditos: { name: 'Banditos', text: 'Coming into play: you may take one Banditos from your discard pile into your hand.' },
  'the-jackson-clan': {
    name: 'The Jackson Clan',
    text: 'Coming into play: put three power chips on it. After each attack at its battlefield, take one chip off.',
  },
  comancheros: { name: 'Comancheros', text: '' },
  'rosa-delgado': { name: 'Rosa Delgado – cantina dancer', text: 'Coming into play: McReady discards one card at random.' },
  'fire-at-will': { name: 'Fire at will, boys', text: 'Destroy one lawman in the current battlefield.' },
  dynamite: {
    name: 'Dynamite',
    text: 'Destroy lawmen in the current battlefield whose base firepower adds up to 3 or less. Cards with a crosshair go first.',
  },
  sandstorm: {
    name: 'Sandstorm',
    text: 'Row-blocking: stays at the current battlefield. McReady may not add a card to his column here while two or more cards that Sandstorm affects are in it.',
  },
  saddlebags: {
    name: 'Saddlebags',
    text: 'Take one of your own cards in play, at any battlefield, back into your hand (not a Location, a row-blocking card or a card that cannot be moved).',
  },
  'adios-amigos': {
    name: 'Adios, amigos!',
    text: '−1 turn: move the turn marker one space right. Not on the last space of a battlefield.',
  },
  'shoot-our-way-out': {
    name: 'Let’s shoot our way outta here',
    short: 'Shoot our way out',
    text: 'Put one power chip on each of your cards in the current battlefield that has a firepower value.',
  },
  'chew-on-this': {
    name: 'Chew on this, gringo!',
    short: 'Chew on this!',
    text: 'Destroy one lawman with base firepower 1 or less in the current battlefield.',
  },
  'ride-for-the-border': { name: 'Ride for the border', text: 'Remove one token from the Mexican Border.' },
  'stolen-horses': { name: 'Stolen horses', text: 'Draw three cards.' },
  'rotgut-whiskey': {
    name: 'Rotgut whiskey',
    text: 'Put a True Grit token on a living bandit with survival rating 3 or less that has none.',
  },
  'cut-the-wire': { name: 'Cut the telegraph wire', short: 'Cut the wire', text: 'McReady discards two cards at random.' },
} as const satisfies { readonly [id: string]: CardText };
