/** The cards of Colty’s decks. */
import type { Card } from '../vocabulary/card.ts';

export const colty = [
  /** .38 Special. */
  {
    id: '38-special',
    back: 'colty',
    set: 'base',
    type: 'firepower',
    copies: 12,
    unique: false,
    cost: {},
    firepower: 1,
    icons: [],
    effects: [],
    source: { known: ['set', 'type', 'firepower'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
  },
  /** .45 Long Colt. */
  {
    id: '45-long-colt',
    back: 'colty',
    set: 'base',
    type: 'firepower',
    copies: 7,
    unique: false,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['lock'],
    effects: [],
    source: { known: ['type'], house: ['set', 'copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Derringer. Does not count towards the column limit, but only one Derringer may lie in a column. */
  {
    id: 'derringer',
    back: 'colty',
    set: 'base',
    type: 'firepower',
    copies: 3,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['no-limit'],
    effects: [{ on: 'static', do: [{ op: 'forbid', what: 'second-copy-in-column' }] }],
    source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Sawed-off shotgun. Fleeting: discard after the attack at this battlefield. */
  {
    id: 'sawed-off-shotgun',
    back: 'colty',
    set: 'base',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: {},
    firepower: 3,
    icons: ['fleeting'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Hail of Bullets. */
  {
    id: 'hail-of-bullets',
    back: 'colty',
    set: 'base',
    type: 'firepower',
    copies: 3,
    unique: false,
    cost: { discard: 2 },
    firepower: 3,
    icons: ['lock'],
    effects: [],
    source: { known: ['set', 'type', 'firepower'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
  },
  /** Gatling Gun. Cannot be moved. */
  {
    id: 'gatling-gun',
    back: 'colty',
    set: 'base',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: { discard: 3 },
    firepower: 5,
    icons: ['immovable'],
    effects: [],
    source: { known: ['set', 'type'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Banditos. Coming into play: you may take one Banditos from your discard pile into your hand. */
  {
    id: 'banditos',
    back: 'colty',
    set: 'base',
    type: 'character',
    copies: 4,
    unique: false,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['bandit-ally'],
    effects: [{ on: 'enter', do: [{ op: 'recover', id: 'banditos', may: true }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** The Jackson Clan. Coming into play: put three power chips on it. After each attack at its battlefield, take one chip off. */
  {
    id: 'the-jackson-clan',
    back: 'colty',
    set: 'base',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 1,
    icons: ['bandit-ally', 'gunfighter', 'lock'],
    effects: [
      { on: 'enter', do: [{ op: 'chip', n: 3, target: 'self' }] },
      { on: 'after-attack', do: [{ op: 'unchip', n: 1, target: 'self' }] },
    ],
    source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Comancheros. */
  {
    id: 'comancheros',
    back: 'colty',
    set: 'base',
    type: 'character',
    copies: 4,
    unique: false,
    cost: { random: 1 },
    firepower: 3,
    icons: ['bandit-ally', 'lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Rosa Delgado – cantina dancer. Coming into play: McReady discards one card at random. */
  {
    id: 'rosa-delgado',
    back: 'colty',
    set: 'base',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 1,
    icons: ['bandit-ally'],
    effects: [{ on: 'enter', do: [{ op: 'discard', who: 'opp', n: 1, how: 'random' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Fire at will, boys. Destroy one lawman in the current battlefield. */
  {
    id: 'fire-at-will',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 3,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' } }] }],
    source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Dynamite. Destroy lawmen in the current battlefield whose base firepower adds up to 3 or less. Cards with a crosshair go first.
   */
  {
    id: 'dynamite',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 3,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [
      { on: 'play', do: [{ op: 'destroy', totalBase: 3, target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' } }] },
    ],
    source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Sandstorm. Row-blocking: stays at the current battlefield. McReady may not add a card to his column here while two or more cards
   * that Sandstorm affects are in it.
   */
  {
    id: 'sandstorm',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 3 },
    firepower: null,
    icons: ['row-block'],
    effects: [{ on: 'static', do: [{ op: 'limit', side: 'mcready', value: 2 }] }],
    source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Saddlebags. Take one of your own cards in play, at any battlefield, back into your hand (not a Location, a row-blocking card or
   * a card that cannot be moved).
   */
  {
    id: 'saddlebags',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [{ op: 'return', target: { side: 'own', what: 'card', at: 'any', notTypes: ['location'], pick: 'self' } }],
      },
    ],
    source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Adios, amigos! −1 turn: move the turn marker one space right. Not on the last space of a battlefield. */
  {
    id: 'adios-amigos',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: ['turn-minus'],
    effects: [{ on: 'play', do: [{ op: 'marker', n: -1 }] }],
    source: { known: ['set', 'icons'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Let’s shoot our way outta here. Put one power chip on each of your cards in the current battlefield that has a firepower value.
   */
  {
    id: 'shoot-our-way-out',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [{ op: 'chip', n: 1, target: { side: 'own', what: 'card', at: 'current', withFirepower: true, pick: 'all' } }],
      },
    ],
    source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Chew on this, gringo! Destroy one lawman with base firepower 1 or less in the current battlefield. */
  {
    id: 'chew-on-this',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      { on: 'play', do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 1 } }] },
    ],
    source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Ride for the border. Remove one token from the Mexican Border. */
  {
    id: 'ride-for-the-border',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 3,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: ['border'],
    effects: [{ on: 'play', do: [{ op: 'border', n: -1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Stolen horses. Draw three cards. */
  {
    id: 'stolen-horses',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'draw', who: 'self', n: 3 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Rotgut whiskey. Put a True Grit token on a living bandit with survival rating 3 or less that has none. */
  {
    id: 'rotgut-whiskey',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: ['grit'],
    effects: [
      {
        on: 'play',
        do: [{ op: 'grit', target: { side: 'own', what: 'bandit', maxRating: 3, withoutGrit: true, pick: 'self', at: 'any' } }],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Cut the telegraph wire. McReady discards two cards at random. */
  {
    id: 'cut-the-wire',
    back: 'colty',
    set: 'base',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'discard', who: 'opp', n: 2, how: 'random' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Cherokee Freedmen. In your Play phase you may discard two cards to move the Cherokee Freedmen to the current battlefield. */
  {
    id: 'cherokee-freedmen',
    back: 'colty',
    set: '1.1',
    type: 'character',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['bandit-ally', 'lock'],
    effects: [{ on: 'ability', cost: { discard: 2 }, do: [{ op: 'move', target: 'self', to: 'current' }] }],
    source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Dragged behind the horse. Move one lawman from the current battlefield to the previous one. */
  {
    id: 'dragged-behind-the-horse',
    back: 'colty',
    set: '1.1',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      { on: 'play', do: [{ op: 'move', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self' }, to: 'previous' }] },
    ],
    source: { known: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /** Robber’s Roost. Coming into play: draw two cards. Does not count towards the column limit. Cannot be moved. */
  {
    id: 'robbers-roost',
    back: 'colty',
    set: '1.1',
    type: 'location',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 1,
    icons: ['no-limit', 'immovable'],
    effects: [{ on: 'enter', do: [{ op: 'draw', who: 'self', n: 2 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Hidden gun cache. Coming into play: draw a card. */
  {
    id: 'hidden-gun-cache',
    back: 'colty',
    set: '1.1',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: 1,
    icons: [],
    effects: [{ on: 'enter', do: [{ op: 'draw', who: 'self', n: 1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Smoke signals. Look at the face-down ambush cards of two battlefields; you may exchange them. */
  {
    id: 'smoke-signals',
    back: 'colty',
    set: '1.1',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'look', what: 'ambush', n: 2, swap: true }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Turn the tables. Remove the face-down ambush card of the current battlefield from the game; nobody looks at it. */
  {
    id: 'turn-the-tables',
    back: 'colty',
    set: '1.1',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'bury-ambush' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Wriggler Hooley. May only be placed in the San Manzanillo Prison, and only before the turn marker gets there. */
  {
    id: 'wriggler-hooley',
    back: 'colty',
    set: '1.2',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 2,
    icons: ['bandit-ally'],
    effects: [{ on: 'static', zone: 'hand', namesPrison: true, do: [{ op: 'place', allow: 'prison-before-arrival' }] }],
    source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Duster coat. Pay for another character or firepower card from your hand and place it in your column of the San Manzanillo Prison
   * (never anywhere else).
   */
  {
    id: 'duster-coat',
    back: 'colty',
    set: '1.2',
    type: 'action',
    copies: 2,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'play', namesPrison: true, do: [{ op: 'place-in-prison' }] }],
    source: { seed: ['text'], known: ['type'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Hacksaw in a pie. Play while the turn marker is at the San Manzanillo Prison: destroy one lawman there with base firepower 2 or
   * less.
   */
  {
    id: 'hacksaw-in-a-pie',
    back: 'colty',
    set: '1.2',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        if: { marker: 'san-manzanillo-prison' },
        namesPrison: true,
        do: [{ op: 'destroy', target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 2 } }],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Fight on the train roof. Play only on the 3:15 Express: destroy up to two lawmen there with base firepower 2 or less. */
  {
    id: 'fight-on-the-train-roof',
    back: 'colty',
    set: '1.2',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        if: { marker: 'express-315' },
        do: [{ op: 'destroy', upTo: 2, target: { side: 'opp', what: 'lawman', at: 'current', pick: 'self', maxBase: 2 } }],
      },
    ],
    source: { known: ['set'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Spencer carbine. +1 firepower while you have no other card in the same column. */
  {
    id: 'spencer-carbine',
    back: 'colty',
    set: '1.2',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: 3,
    icons: ['lock'],
    effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { aloneInColumn: true } }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Straw dummies. When they are destroyed, draw a card. Do not count towards the column limit. */
  {
    id: 'straw-dummies',
    back: 'colty',
    set: '1.2',
    type: 'firepower',
    copies: 1,
    unique: false,
    cost: {},
    firepower: 0,
    icons: ['crosshair', 'no-limit'],
    effects: [{ on: 'destroyed', do: [{ op: 'draw', who: 'self', n: 1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** An honest bribe. Remove two tokens from the Mexican Border. */
  {
    id: 'an-honest-bribe',
    back: 'colty',
    set: '1.2',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: ['border'],
    effects: [{ on: 'play', do: [{ op: 'border', n: -2 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Austin Granby – railroad engineer. Coming into play: McReady’s whole discard pile leaves the game. */
  {
    id: 'austin-granby',
    back: 'colty',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { dollars: 1 },
    firepower: 1,
    icons: ['bandit-ally'],
    effects: [{ on: 'enter', do: [{ op: 'remove-discard', who: 'opp' }] }],
    source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /** Bribe the federales. Remove one token from the Mexican Border. */
  {
    id: 'bribe-the-federales',
    back: 'colty',
    set: '1.3',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { dollars: 1 },
    firepower: null,
    icons: ['border'],
    effects: [{ on: 'play', do: [{ op: 'border', n: -1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Gold-plated revolver. */
  {
    id: 'gold-plated-revolver',
    back: 'colty',
    set: '1.3',
    type: 'firepower',
    copies: 1,
    unique: true,
    cost: { dollars: 1 },
    firepower: 4,
    icons: ['lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Bottle of mescal. Choose one: put a True Grit token on a living bandit with survival rating 2 or less that has none; or gain one
   * silver dollar and draw a card.
   */
  {
    id: 'bottle-of-mescal',
    back: 'colty',
    set: '1.3',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [
          {
            op: 'choose',
            ways: [
              {
                name: 'grit',
                do: [
                  { op: 'grit', target: { side: 'own', what: 'bandit', maxRating: 2, withoutGrit: true, pick: 'self', at: 'any' } },
                ],
              },
              {
                name: 'dollar',
                do: [
                  { op: 'dollar', who: 'self', n: 1 },
                  { op: 'draw', who: 'self', n: 1 },
                ],
              },
            ],
          },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Pistoleros. */
  {
    id: 'pistoleros',
    back: 'colty',
    set: '1.3',
    type: 'character',
    copies: 2,
    unique: false,
    cost: { dollars: 1 },
    firepower: 3,
    icons: ['bandit-ally', 'lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Sack of bank loot. Gain one silver dollar. */
  {
    id: 'sack-of-loot',
    back: 'colty',
    set: '1.3',
    type: 'action',
    copies: 2,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'dollar', who: 'self', n: 1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Upturned wagon. Does not count towards the column limit. */
  {
    id: 'upturned-wagon',
    back: 'colty',
    set: '1.4',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: 1,
    icons: ['no-limit'],
    effects: [],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower'] },
  },
  /**
   * Ramshackle hut. Coming into play: choose a card from your deck, shuffle the rest and put that card on top. Cannot be moved. Does
   * not count towards the column limit.
   */
  {
    id: 'ramshackle-hut',
    back: 'colty',
    set: '1.4',
    type: 'location',
    copies: 1,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['no-limit', 'immovable'],
    effects: [{ on: 'enter', do: [{ op: 'search', to: 'top' }] }],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
  },
  /**
   * Indian burial ground. Coming into play: you may remove one border token from the game. While this card is in the current
   * battlefield, McReady may not play bounty hunters there. It leaves the game when the turn marker leaves its battlefield.
   */
  {
    id: 'indian-burial-ground',
    back: 'colty',
    set: '1.4',
    type: 'location',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: 0,
    icons: [],
    effects: [
      { on: 'enter', do: [{ op: 'border', n: -1, gone: true, may: true }] },
      { on: 'static', if: { here: 'current' }, do: [{ op: 'forbid', what: 'play-bounty-hunter' }] },
      { on: 'leave', do: [{ op: 'remove-self' }] },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Pull the bars out with a horse. Play while the turn marker is at the San Manzanillo Prison and Double the guard is in play:
   * destroy Double the guard.
   */
  {
    id: 'pull-the-bars-out',
    back: 'colty',
    set: '1.4',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        if: { marker: 'san-manzanillo-prison', inPlay: 'double-the-guard' },
        namesPrison: true,
        do: [{ op: 'destroy', target: { side: 'mcready', what: 'card', ids: ['double-the-guard'], at: 'any', pick: 'self' } }],
      },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /**
   * Trixie and Delilah – saloon shakes. Coming into play: for each .38 Special in your discard pile, put one power chip on this
   * card.
   */
  {
    id: 'trixie-and-delilah',
    back: 'colty',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 0,
    icons: ['bandit-ally'],
    effects: [{ on: 'enter', do: [{ op: 'chip', perDiscarded: '38-special', target: 'self' }] }],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** “Fan” the gun. Put two power chips on each of your .45 Long Colts and .38 Specials in the current battlefield. */
  {
    id: 'fan-the-gun',
    back: 'colty',
    set: '1.4',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [
          {
            op: 'chip',
            n: 2,
            target: { side: 'own', what: 'card', ids: ['45-long-colt', '38-special'], at: 'current', pick: 'all' },
          },
        ],
      },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * “The Jakes” Railworker’s privy hut. Coming into play: draw four cards. As soon as Buffalo Stampede is in the same battlefield,
   * one bandit is killed and this card is discarded. Cannot be moved. Does not count towards the column limit.
   */
  {
    id: 'the-jakes',
    back: 'colty',
    set: '1.4',
    type: 'location',
    copies: 1,
    unique: true,
    cost: { discard: 2 },
    firepower: 0,
    icons: ['no-limit', 'immovable'],
    effects: [
      { on: 'enter', do: [{ op: 'draw', who: 'self', n: 4 }] },
      { on: 'state', check: 'd', if: { facing: ['buffalo-stampede'] }, do: [{ op: 'kill', by: 'lowest' }, { op: 'discard-self' }] },
    ],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
  },
  /**
   * Travis Dane – Molly Maguire Member. While Travis is in the current battlefield, “Get a rope, boys” and “Ambush!” cost McReady
   * one card more. In your Play phase you may discard a card to move Travis to the current battlefield.
   */
  {
    id: 'travis-dane',
    back: 'colty',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 1,
    icons: ['bandit-ally', 'lock'],
    effects: [
      {
        on: 'static',
        if: { here: 'current' },
        do: [{ op: 'cost-mod', ids: ['get-a-rope-boys', 'ambush'], who: 'opp', discard: 1 }],
      },
      { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] },
    ],
    source: { seed: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    inContentsList: false,
  },
] as const satisfies readonly Card[];
