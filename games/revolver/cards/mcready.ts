/** The cards of McReady’s decks. */
import type { Card } from '../vocabulary/card.ts';

export const mcready = [
  /**
   * Colonel McReady. Costs 1 less at Rattlesnake Creek and 2 less on the 3:15 Express. If he is destroyed, remove two border tokens.
   * From play or from the discard pile he is never shuffled into a deck: he leaves the game instead.
   */
  {
    id: 'colonel-mcready',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 2 },
    firepower: 6,
    icons: ['lawman', 'gunfighter', 'lock'],
    effects: [
      {
        on: 'static',
        zone: 'hand',
        do: [
          { op: 'cost-mod', ids: ['colonel-mcready'], who: 'mcready', discard: -1, at: 'rattlesnake-creek' },
          { op: 'cost-mod', ids: ['colonel-mcready'], who: 'mcready', discard: -2, at: 'express-315' },
        ],
      },
      { on: 'destroyed', do: [{ op: 'border', n: -2 }] },
      { on: 'static', zone: 'any', do: [{ op: 'forbid', what: 'shuffle-back' }] },
    ],
    source: { seed: ['text'], known: ['set', 'copies', 'unique', 'type'], house: ['cost', 'firepower', 'icons', 'text'] },
  },
  /** First Deputy Charlie Weathers. Coming into play: you may take one Deputy from your discard pile into your hand. */
  {
    id: 'charlie-weathers',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 3,
    icons: ['lawman', 'gunfighter', 'lock'],
    effects: [{ on: 'enter', do: [{ op: 'recover', id: 'deputy', may: true }] }],
    source: { known: ['set', 'copies', 'unique', 'type', 'firepower'], house: ['cost', 'icons', 'text'] },
  },
  /**
   * Brady Logan. You may play him to the current battlefield or to any battlefield the turn marker has yet to reach. Not affected by
   * Sandstorm.
   */
  {
    id: 'brady-logan',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { random: 1 },
    firepower: 4,
    icons: ['lawman', 'gunfighter', 'bounty-hunter', 'lock', 'sandstorm-immune'],
    effects: [{ on: 'static', zone: 'hand', do: [{ op: 'place', allow: 'current-or-later' }] }],
    source: { seed: ['icons', 'text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Lawman. */
  {
    id: 'lawman',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 6,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['lawman', 'lock'],
    effects: [],
    source: { seed: ['firepower'], house: ['set', 'copies', 'unique', 'type', 'cost', 'icons', 'text'] },
  },
  /** Cowboy. */
  {
    id: 'cowboy',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 7,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['lawman'],
    effects: [],
    source: { known: ['set', 'type', 'firepower'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
  },
  /** Deputy. +1 firepower while a Cowboy is in the same column. */
  {
    id: 'deputy',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 8,
    unique: false,
    cost: {},
    firepower: 2,
    icons: ['lawman'],
    effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { beside: ['cowboy'] } }] }],
    source: { known: ['set', 'type', 'firepower', 'text'], house: ['copies', 'unique', 'cost', 'icons', 'text'] },
  },
  /** Apache Scout. Coming into play: put one token back on the Mexican Border. */
  {
    id: 'apache-scout',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 3,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['lawman'],
    effects: [{ on: 'enter', do: [{ op: 'border', n: 1 }] }],
    source: { known: ['set', 'type'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Bounty Hunter. */
  {
    id: 'bounty-hunter',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 5,
    unique: false,
    cost: { random: 1 },
    firepower: 4,
    icons: ['lawman', 'bounty-hunter', 'lock'],
    effects: [],
    source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Hired Gun. Fleeting: discard after the attack at this battlefield. */
  {
    id: 'hired-gun',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 3,
    unique: false,
    cost: {},
    firepower: 3,
    icons: ['lawman', 'fleeting'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Mounted Posse. In your Play phase you may discard two cards to move the Mounted Posse to the current battlefield. */
  {
    id: 'mounted-posse',
    back: 'mcready',
    set: 'base',
    type: 'character',
    copies: 2,
    unique: false,
    cost: { discard: 2 },
    firepower: 5,
    icons: ['lawman'],
    effects: [{ on: 'ability', cost: { discard: 2 }, do: [{ op: 'move', target: 'self', to: 'current' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Buffalo Stampede. Fleeting: discard after the attack at this battlefield. */
  {
    id: 'buffalo-stampede',
    back: 'mcready',
    set: 'base',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: 6,
    icons: ['lawman', 'animal', 'fleeting'],
    effects: [],
    source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Sharps Buffalo Rifle. */
  {
    id: 'sharps-rifle',
    back: 'mcready',
    set: 'base',
    type: 'firepower',
    copies: 4,
    unique: false,
    cost: {},
    firepower: 2,
    icons: ['lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Get a rope, boys. Kill one bandit. */
  {
    id: 'get-a-rope-boys',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 5,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'kill', by: 'lowest' }] }],
    source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Ambush! Kill one bandit of your choice with survival rating 3 or less. Cannot be played if there is none. */
  {
    id: 'ambush',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 3,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', if: { livesWithRating: 3 }, do: [{ op: 'kill', by: 'mcready-choice', maxRating: 3 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Out of ammo, my friend! Destroy one Gatling Gun in the current battlefield, if one is there. Draw a card. */
  {
    id: 'out-of-ammo',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [
          { op: 'destroy', target: { side: 'colty', what: 'card', ids: ['gatling-gun'], at: 'current', pick: 'self' } },
          { op: 'draw', who: 'self', n: 1 },
        ],
      },
    ],
    source: { known: ['set', 'type', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Rickety Bridge. Row-blocking: stays at the current battlefield. Colty’s limit here is two cards. */
  {
    id: 'rickety-bridge',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: ['row-block'],
    effects: [{ on: 'static', do: [{ op: 'limit', side: 'colty', value: 2 }] }],
    source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Shoot the gun from his hand. Destroy one Colty card with base firepower 2 or less in the current battlefield. */
  {
    id: 'shoot-the-gun',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      { on: 'play', do: [{ op: 'destroy', target: { side: 'opp', what: 'card', at: 'current', pick: 'self', maxBase: 2 } }] },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Wire ahead. Draw three cards. */
  {
    id: 'wire-ahead',
    back: 'mcready',
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
  /** River in flood. +1 turn: move the turn marker one space left. */
  {
    id: 'river-in-flood',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 2,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: ['turn-plus'],
    effects: [{ on: 'play', do: [{ op: 'marker', n: 1 }] }],
    source: { known: ['icons'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Wanted: dead or alive. Put one token back on the Mexican Border. If a bandit has died this turn, draw a card. */
  {
    id: 'wanted-poster',
    back: 'mcready',
    set: 'base',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: ['border'],
    effects: [
      {
        on: 'play',
        do: [
          { op: 'border', n: 1 },
          { op: 'draw', who: 'self', n: 1, if: { died: 'turn' } },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Pinkerton Agent. Coming into play: look at one random card of the opponent’s hand. */
  {
    id: 'pinkerton-agent',
    back: 'mcready',
    set: '1.1',
    type: 'character',
    copies: 3,
    unique: false,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['lawman', 'lock'],
    effects: [{ on: 'enter', do: [{ op: 'look', what: 'opp-hand-random' }] }],
    source: { known: ['set'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Belle Ransom – lady bounty hunter. After an attack at her battlefield in which a bandit died, draw a card. */
  {
    id: 'belle-ransom',
    back: 'mcready',
    set: '1.1',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 3,
    icons: ['lawman', 'bounty-hunter', 'lock'],
    effects: [{ on: 'after-attack', if: { died: 'attack' }, do: [{ op: 'draw', who: 'self', n: 1 }] }],
    source: { known: ['set', 'type'], house: ['copies', 'unique', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Old Three Fingers. A grizzly. The opponent cannot destroy it. Discard it after an attack at its battlefield in which no bandit
   * died.
   */
  {
    id: 'old-three-fingers',
    back: 'mcready',
    set: '1.1',
    type: 'firepower',
    copies: 1,
    unique: true,
    cost: { random: 1 },
    firepower: 4,
    icons: ['lawman', 'animal', 'impervious'],
    effects: [{ on: 'after-attack', if: { not: { died: 'attack' } }, do: [{ op: 'discard-self' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * The brakeman’s warning. Reaction: discard it from your hand when Colty uses Derail the Train; that card is cancelled and leaves
   * the game. Or play it in your own turn to draw a card.
   */
  {
    id: 'brakemans-warning',
    back: 'mcready',
    set: '1.1',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: ['reaction'],
    effects: [
      { on: 'react', cancels: ['derail-the-train'] },
      { on: 'play', do: [{ op: 'draw', who: 'self', n: 1 }] },
    ],
    source: { known: ['set', 'text'], house: ['copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Gunshot Trail look-out. Coming into play: look at the face-down ambush card of one battlefield. */
  {
    id: 'trail-lookout',
    back: 'mcready',
    set: '1.1',
    type: 'character',
    copies: 2,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['lawman'],
    effects: [{ on: 'enter', do: [{ op: 'look', what: 'ambush', n: 1, may: true }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Deadfall. Colty discards two cards of his choice. */
  {
    id: 'deadfall',
    back: 'mcready',
    set: '1.1',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'discard', who: 'opp', n: 2, how: 'chosen' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** The Swain Boys. May only be placed in the San Manzanillo Prison, and only before the turn marker gets there. */
  {
    id: 'swain-boys',
    back: 'mcready',
    set: '1.2',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 2,
    icons: ['lawman', 'bounty-hunter'],
    effects: [{ on: 'static', zone: 'hand', namesPrison: true, do: [{ op: 'place', allow: 'prison-before-arrival' }] }],
    source: { seed: ['text'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Prison guard. +1 firepower in the San Manzanillo Prison. */
  {
    id: 'prison-guard',
    back: 'mcready',
    set: '1.2',
    type: 'character',
    copies: 2,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['lawman'],
    effects: [
      { on: 'static', namesPrison: true, do: [{ op: 'fp-mod', target: 'self', n: 1, if: { here: 'san-manzanillo-prison' } }] },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Warden Amos Thorne. Coming into play: Colty discards one card at random. */
  {
    id: 'warden-thorne',
    back: 'mcready',
    set: '1.2',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 3,
    icons: ['lawman', 'lock'],
    effects: [{ on: 'enter', do: [{ op: 'discard', who: 'opp', n: 1, how: 'random' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Bloodhounds. In your Play phase you may discard a card to move the Bloodhounds to the current battlefield. */
  {
    id: 'bloodhounds',
    back: 'mcready',
    set: '1.2',
    type: 'firepower',
    copies: 2,
    unique: false,
    cost: {},
    firepower: 1,
    icons: ['animal'],
    effects: [{ on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** The gallows. While the gallows stand in the current battlefield, “Get a rope, boys” costs you 1 less. Cannot be moved. */
  {
    id: 'the-gallows',
    back: 'mcready',
    set: '1.2',
    type: 'location',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 0,
    icons: ['immovable'],
    effects: [
      { on: 'static', if: { here: 'current' }, do: [{ op: 'cost-mod', ids: ['get-a-rope-boys'], who: 'mcready', discard: -1 }] },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Hunt the man down. If Santiago is in the gang, kill him. Otherwise draw two cards. */
  {
    id: 'hunt-the-man-down',
    back: 'mcready',
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
        do: [
          {
            op: 'either',
            whether: { lives: 'santiago' },
            yes: [{ op: 'kill', by: 'named', id: 'santiago' }],
            no: [{ op: 'draw', who: 'self', n: 2 }],
          },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Leg irons. +1 turn: move the turn marker one space left. Colty draws a card. */
  {
    id: 'leg-irons',
    back: 'mcready',
    set: '1.2',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: ['turn-plus'],
    effects: [
      {
        on: 'play',
        do: [
          { op: 'marker', n: 1 },
          { op: 'draw', who: 'opp', n: 1 },
        ],
      },
    ],
    source: { known: ['icons'], house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Border patrol. Coming into play: put one token back on the Mexican Border. */
  {
    id: 'border-patrol',
    back: 'mcready',
    set: '1.3',
    type: 'character',
    copies: 2,
    unique: false,
    cost: { dollars: 1 },
    firepower: 3,
    icons: ['lawman'],
    effects: [{ on: 'enter', do: [{ op: 'border', n: 1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Reward money. Gain one silver dollar, or two if a bandit has died this turn. */
  {
    id: 'reward-money',
    back: 'mcready',
    set: '1.3',
    type: 'action',
    copies: 2,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [
          { op: 'dollar', who: 'self', n: 1 },
          { op: 'dollar', who: 'self', n: 1, if: { died: 'turn' } },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** The best that money can buy. Search your deck for a card, take it into your hand and shuffle the deck. */
  {
    id: 'best-money-can-buy',
    back: 'mcready',
    set: '1.3',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { dollars: 1 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'search', to: 'hand' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Hollis Reed – cattle baron. Each Cowboy in the same column has +1 firepower. */
  {
    id: 'hollis-reed',
    back: 'mcready',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['lawman'],
    effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'column', ids: ['cowboy'], n: 1 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Federales. */
  {
    id: 'federales',
    back: 'mcready',
    set: '1.3',
    type: 'character',
    copies: 2,
    unique: false,
    cost: { discard: 1, dollars: 1 },
    firepower: 5,
    icons: ['lawman', 'lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Old scores to settle. Kill one bandit. */
  {
    id: 'old-scores',
    back: 'mcready',
    set: '1.3',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1, dollars: 1 },
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'kill', by: 'lowest' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Texas Ranger. Leaves the game once Sister Sara is dead. Reaction: discard him from your hand when Colty plays Robber’s Roost or
   * Banditos to cancel that card.
   */
  {
    id: 'texas-ranger',
    back: 'mcready',
    set: '1.4',
    type: 'character',
    copies: 2,
    unique: false,
    cost: {},
    firepower: 3,
    icons: ['lawman', 'lock', 'reaction'],
    effects: [
      { on: 'state', check: 'c', if: { dead: 'sister-sara' }, gone: 'rangerGone', do: [{ op: 'remove-self' }] },
      { on: 'react', cancels: ['robbers-roost', 'banditos'] },
    ],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /** Rock-strewn vantage point. When it is destroyed, draw a card. Not affected by Sandstorm. Cannot be moved. */
  {
    id: 'rock-strewn-vantage-point',
    back: 'mcready',
    set: '1.4',
    type: 'location',
    copies: 2,
    unique: false,
    cost: {},
    firepower: 0,
    icons: ['crosshair', 'immovable', 'sandstorm-immune'],
    effects: [{ on: 'destroyed', do: [{ op: 'draw', who: 'self', n: 1 }] }],
    source: { seed: ['set', 'copies', 'firepower', 'icons', 'text'], house: ['unique', 'type', 'cost'] },
  },
  /**
   * Volcanic pistol. Put it under one of your lawmen in play (not Buffalo Stampede or Old Three Fingers) and add its firepower to
   * that card. Or discard it from your hand: destroy one bandit-ally in the current battlefield, or remove one True Grit token from
   * the game.
   */
  {
    id: 'volcanic-pistol',
    back: 'mcready',
    set: '1.4',
    type: 'firepower',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: 3,
    icons: ['under', 'lock'],
    effects: [
      {
        on: 'play',
        do: [
          {
            op: 'under',
            target: { side: 'own', what: 'lawman', at: 'any', notIds: ['buffalo-stampede', 'old-three-fingers'], pick: 'self' },
          },
        ],
      },
      { on: 'hand', do: [{ op: 'destroy', target: { side: 'opp', what: 'ally', at: 'current', pick: 'self' } }] },
      { on: 'hand', do: [{ op: 'ungrit', target: { side: 'any', what: 'any-with-grit', at: 'any', pick: 'self' } }] },
    ],
    source: { seed: ['set', 'copies', 'firepower', 'text'], house: ['unique', 'type', 'cost', 'icons', 'text'] },
  },
  /**
   * Trained in the Pinkerton ways, means, policy and devices. Put it under one of your lawmen in play (not Buffalo Stampede or Old
   * Three Fingers). In your Play phase you may discard a card to move that lawman to the current battlefield.
   */
  {
    id: 'trained-in-the-pinkerton-ways',
    back: 'mcready',
    set: '1.4',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: ['under'],
    effects: [
      {
        on: 'play',
        do: [
          {
            op: 'under',
            target: { side: 'own', what: 'lawman', at: 'any', notIds: ['buffalo-stampede', 'old-three-fingers'], pick: 'self' },
          },
        ],
      },
      { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'host', to: 'current' }] },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Lee Shao – Chinese railworker. Coming into play: choose a card from your deck, shuffle the rest and put that card on top. */
  {
    id: 'lee-shao',
    back: 'mcready',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 2,
    icons: ['lawman'],
    effects: [{ on: 'enter', do: [{ op: 'search', to: 'top' }] }],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Double the guard. May only be placed in the San Manzanillo Prison, and only before the turn marker gets there. Cannot be moved.
   */
  {
    id: 'double-the-guard',
    back: 'mcready',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: 3,
    icons: ['lawman', 'immovable'],
    effects: [{ on: 'static', zone: 'hand', namesPrison: true, do: [{ op: 'place', allow: 'prison-before-arrival' }] }],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /**
   * Clarence Stickley – Pinkerton detective. While Clarence is in the current battlefield, your cards with “Pinkerton” in their
   * title cost 1 card less, but never less than 0.
   */
  {
    id: 'clarence-stickley',
    back: 'mcready',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 3,
    icons: ['lawman', 'lock'],
    effects: [
      {
        on: 'static',
        if: { here: 'current' },
        do: [
          {
            op: 'cost-mod',
            ids: ['pinkerton-agent', 'trained-in-the-pinkerton-ways', 'clarence-stickley'],
            who: 'mcready',
            discard: -1,
          },
        ],
      },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
] as const satisfies readonly Card[];
