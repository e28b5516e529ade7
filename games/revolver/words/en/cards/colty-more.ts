/** Colty's cards from the expansions, in English. */
import type { CardText } from '../../card-text.ts';

export const coltyMore = {
  // 1.1
  'cherokee-freedmen': {
    name: 'Cherokee Freedmen',
    text: 'In your Play phase you may discard two cards to move the Cherokee Freedmen to the current battlefield.',
  },
  'dragged-behind-the-horse': {
    name: 'Dragged behind the horse',
    short: 'Behind the horse',
    text: 'Move one lawman from the current battlefield to the previous one.',
  },
  'robbers-roost': {
    name: 'Robber’s Roost',
    text: 'Coming into play: draw two cards. Does not count towards the column limit. Cannot be moved.',
  },
  'hidden-gun-cache': { name: 'Hidden gun cache', text: 'Coming into play: draw a card.' },
  'smoke-signals': {
    name: 'Smoke signals',
    text: 'Look at the face-down ambush cards of two battlefields; you may exchange them.',
  },
  'turn-the-tables': {
    name: 'Turn the tables',
    text: 'Remove the face-down ambush card of the current battlefield from the game; nobody looks at it.',
  },

  // 1.2
  'wriggler-hooley': {
    name: 'Wriggler Hooley',
    text: 'May only be placed in the San Manzanillo Prison, and only before the turn marker gets there.',
  },
  'duster-coat': {
    name: 'Duster coat',
    text: 'Pay for another character or firepower card from your hand and place it in your column of the San Manzanillo Prison (never anywhere else).',
  },
  'hacksaw-in-a-pie': {
    name: 'Hacksaw in a pie',
    text: 'Play while the turn marker is at the San Manzanillo Prison: destroy one lawman there with base firepower 2 or less.',
  },
  'fight-on-the-train-roof': {
    name: 'Fight on the train roof',
    text: 'Play only on the 3:15 Express: destroy up to two lawmen there with base firepower 2 or less.',
  },
  'spencer-carbine': { name: 'Spencer carbine', text: '+1 firepower while you have no other card in the same column.' },
  'straw-dummies': { name: 'Straw dummies', text: 'When they are destroyed, draw a card. Do not count towards the column limit.' },
  'an-honest-bribe': { name: 'An honest bribe', text: 'Remove two tokens from the Mexican Border.' },

  // 1.3
  'austin-granby': {
    name: 'Austin Granby – railroad engineer',
    text: 'Coming into play: McReady’s whole discard pile leaves the game.',
  },
  'bribe-the-federales': { name: 'Bribe the federales', text: 'Remove one token from the Mexican Border.' },
  'gold-plated-revolver': { name: 'Gold-plated revolver', text: '' },
  'bottle-of-mescal': {
    name: 'Bottle of mescal',
    text: 'Choose one: put a True Grit token on a living bandit with survival rating 2 or less that has none; or gain one silver dollar and draw a card.',
  },
  pistoleros: { name: 'Pistoleros', text: '' },
  'sack-of-loot': { name: 'Sack of bank loot', text: 'Gain one silver dollar.' },

  // 1.4
  'upturned-wagon': { name: 'Upturned wagon', text: 'Does not count towards the column limit.' },
  'ramshackle-hut': {
    name: 'Ramshackle hut',
    text: 'Coming into play: choose a card from your deck, shuffle the rest and put that card on top. Cannot be moved. Does not count towards the column limit.',
  },
  'indian-burial-ground': {
    name: 'Indian burial ground',
    short: 'Burial ground',
    text: 'Coming into play: you may remove one border token from the game. While this card is in the current battlefield, McReady may not play bounty hunters there. It leaves the game when the turn marker leaves its battlefield.',
  },
  'pull-the-bars-out': {
    name: 'Pull the bars out with a horse',
    short: 'Pull the bars out',
    text: 'Play while the turn marker is at the San Manzanillo Prison and Double the guard is in play: destroy Double the guard.',
  },
  'trixie-and-delilah': {
    name: 'Trixie and Delilah – saloon shakes',
    text: 'Coming into play: for each .38 Special in your discard pile, put one power chip on this card.',
  },
  'fan-the-gun': {
    name: '“Fan” the gun',
    text: 'Put two power chips on each of your .45 Long Colts and .38 Specials in the current battlefield.',
  },
  'the-jakes': {
    name: '“The Jakes” Railworker’s privy hut',
    short: '“The Jakes”',
    text: 'Coming into play: draw four cards. As soon as Buffalo Stampede is in the same battlefield, one bandit is killed and this card is discarded. Cannot be moved. Does not count towards the column limit.',
  },
  'travis-dane': {
    name: 'Travis Dane – Molly Maguire Member',
    text: 'While Travis is in the current battlefield, “Get a rope, boys” and “Ambush!” cost McReady one card more. In your Play phase you may discard a card to move Travis to the current battlefield.',
  },
} as const satisfies { readonly [id: string]: CardText };
