/** The battlefields of Revolver, the prison among them, and the cards that lie beside them, in English. */
import type { CardText } from '../../card-text.ts';

export const field = {
  bank: { name: 'The Bank at Repentance Springs', text: '' },
  'whiskey-canyon': { name: 'Whiskey Canyon', text: '' },
  'buzzard-point': { name: 'Buzzard Point', text: '' },
  'san-manzanillo-prison': {
    name: 'San Manzanillo Prison',
    text: 'Card text does not work here unless it names the prison. A failed McReady attack here frees Santiago: he joins the gang with a True Grit token, and Colty takes the Garrotte, if it lies under him, into his hand. If the turn marker leaves while Santiago is still here, he and the Garrotte leave the game.',
  },
  'rattlesnake-creek': { name: 'Rattlesnake Creek', text: 'With module A, the duel outside the Black Dog saloon is fought here.' },
  'express-315': {
    name: '3:15 Express from Rattlesnake Station',
    text: 'If a McReady turn ends with the turn marker on space 4 and Jack Colty is alive, Colty wins.',
  },
  'mexican-border': {
    name: 'Mexican Border',
    text: 'Holds 12 tokens at the start. A McReady turn in which no bandit died costs one token. When none is left, Colty wins at once.',
  },
  'derail-the-train': {
    name: 'Derail the Train',
    text: 'Once per game, in your Play phase while the turn marker is on the 3:15 Express and a bandit besides Jack Colty is alive: lose one such bandit, destroy every card in both columns of the Express and remove one border token.',
  },
  'duel-black-dog-saloon': {
    name: 'Duel outside the Black Dog saloon',
    text: 'Lies beside Rattlesnake Creek. Once per game, in his own turn while the turn marker is there and Cortez is alive, Colty may call McReady out.',
  },
  'armed-train-guard': {
    name: 'Armed train guard',
    text: 'Begins the game in McReady’s column of the 3:15 Express. Not affected by Sandstorm.',
  },
  garrotte: {
    name: 'Garrotte',
    text: 'Leaves the game once Santiago is dead. You may discard it from your hand to destroy one lawman in the current battlefield.',
  },
} as const satisfies { readonly [id: string]: CardText };
