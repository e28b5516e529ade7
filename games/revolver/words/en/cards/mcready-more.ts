/** McReady's cards from the expansions, in English. */
import type { CardText } from '../../card-text.ts';

export const mcreadyMore = {
  // 1.1
  'pinkerton-agent': { name: 'Pinkerton Agent', text: 'Coming into play: look at one random card of the opponent’s hand.' },
  'belle-ransom': {
    name: 'Belle Ransom – lady bounty hunter',
    text: 'After an attack at her battlefield in which a bandit died, draw a card.',
  },
  'old-three-fingers': {
    name: 'Old Three Fingers',
    text: 'A grizzly. The opponent cannot destroy it. Discard it after an attack at its battlefield in which no bandit died.',
  },
  'brakemans-warning': {
    name: 'The brakeman’s warning',
    short: 'Brakeman’s warning',
    text: 'Reaction: discard it from your hand when Colty uses Derail the Train; that card is cancelled and leaves the game. Or play it in your own turn to draw a card.',
  },
  'trail-lookout': {
    name: 'Gunshot Trail look-out',
    short: 'Trail look-out',
    text: 'Coming into play: look at the face-down ambush card of one battlefield.',
  },
  deadfall: { name: 'Deadfall', text: 'Colty discards two cards of his choice.' },

  // 1.2
  'swain-boys': {
    name: 'The Swain Boys',
    text: 'May only be placed in the San Manzanillo Prison, and only before the turn marker gets there.',
  },
  'prison-guard': { name: 'Prison guard', text: '+1 firepower in the San Manzanillo Prison.' },
  'warden-thorne': { name: 'Warden Amos Thorne', text: 'Coming into play: Colty discards one card at random.' },
  bloodhounds: {
    name: 'Bloodhounds',
    text: 'In your Play phase you may discard a card to move the Bloodhounds to the current battlefield.',
  },
  'the-gallows': {
    name: 'The gallows',
    text: 'While the gallows stand in the current battlefield, “Get a rope, boys” costs you 1 less. Cannot be moved.',
  },
  'hunt-the-man-down': { name: 'Hunt the man down', text: 'If Santiago is in the gang, kill him. Otherwise draw two cards.' },
  'leg-irons': { name: 'Leg irons', text: '+1 turn: move the turn marker one space left. Colty draws a card.' },

  // 1.3
  'border-patrol': { name: 'Border patrol', text: 'Coming into play: put one token back on the Mexican Border.' },
  'reward-money': { name: 'Reward money', text: 'Gain one silver dollar, or two if a bandit has died this turn.' },
  'best-money-can-buy': {
    name: 'The best that money can buy',
    short: 'The best money buys',
    text: 'Search your deck for a card, take it into your hand and shuffle the deck.',
  },
  'hollis-reed': { name: 'Hollis Reed – cattle baron', text: 'Each Cowboy in the same column has +1 firepower.' },
  federales: { name: 'Federales', text: '' },
  'old-scores': { name: 'Old scores to settle', text: 'Kill one bandit.' },

  // 1.4
  'texas-ranger': {
    name: 'Texas Ranger',
    text: 'Leaves the game once Sister Sara is dead. Reaction: discard him from your hand when Colty plays Robber’s Roost or Banditos to cancel that card.',
  },
  'rock-strewn-vantage-point': {
    name: 'Rock-strewn vantage point',
    short: 'Vantage point',
    text: 'When it is destroyed, draw a card. Not affected by Sandstorm. Cannot be moved.',
  },
  'volcanic-pistol': {
    name: 'Volcanic pistol',
    text: 'Put it under one of your lawmen in play (not Buffalo Stampede or Old Three Fingers) and add its firepower to that card. Or discard it from your hand: destroy one bandit-ally in the current battlefield, or remove one True Grit token from the game.',
  },
  'trained-in-the-pinkerton-ways': {
    name: 'Trained in the Pinkerton ways, means, policy and devices',
    short: 'Pinkerton ways',
    text: 'Put it under one of your lawmen in play (not Buffalo Stampede or Old Three Fingers). In your Play phase you may discard a card to move that lawman to the current battlefield.',
  },
  'lee-shao': {
    name: 'Lee Shao – Chinese railworker',
    text: 'Coming into play: choose a card from your deck, shuffle the rest and put that card on top.',
  },
  'double-the-guard': {
    name: 'Double the guard',
    text: 'May only be placed in the San Manzanillo Prison, and only before the turn marker gets there. Cannot be moved.',
  },
  'clarence-stickley': {
    name: 'Clarence Stickley – Pinkerton detective',
    text: 'While Clarence is in the current battlefield, your cards with “Pinkerton” in their title cost 1 card less, but never less than 0.',
  },
} as const satisfies { readonly [id: string]: CardText };
