/** The Frontier deck (1.3, 1.4). */
import type { Card } from '../vocabulary/card.ts';

export const frontier = [
  /** Ma Shepperson. +1 firepower while Pa Shepperson or Curly is in the same column. */
  {
    id: 'ma-shepperson',
    back: 'frontier',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['red', 'lock'],
    effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { beside: ['pa-shepperson', 'curly'] } }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Pa Shepperson. +1 firepower while Ma Shepperson or Curly is in the same column. */
  {
    id: 'pa-shepperson',
    back: 'frontier',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['red', 'lock'],
    effects: [{ on: 'static', do: [{ op: 'fp-mod', target: 'self', n: 1, if: { beside: ['ma-shepperson', 'curly'] } }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Nameless drifter. Fleeting: discard after the attack at this battlefield. */
  {
    id: 'nameless-drifter',
    back: 'frontier',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: false,
    cost: {},
    firepower: 2,
    icons: ['red', 'fleeting', 'lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Gunslinger for hire. */
  {
    id: 'gunslinger-for-hire',
    back: 'frontier',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: false,
    cost: { dollars: 2 },
    firepower: 3,
    icons: ['red', 'lock'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Mountain howitzer. Cannot be moved. */
  {
    id: 'mountain-howitzer',
    back: 'frontier',
    set: '1.3',
    type: 'firepower',
    copies: 1,
    unique: true,
    cost: { discard: 1, dollars: 1 },
    firepower: 3,
    icons: ['red', 'immovable'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Wild mustangs. Move one of your own cards from any battlefield to the current one. */
  {
    id: 'wild-mustangs',
    back: 'frontier',
    set: '1.3',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'move', target: { side: 'own', what: 'card', at: 'any', pick: 'self' }, to: 'current' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Silver strike. Play at once when drawn. Gain one silver dollar, then draw a card from your own deck. */
  {
    id: 'silver-strike',
    back: 'frontier',
    set: '1.3',
    type: 'action',
    copies: 2,
    unique: false,
    cost: {},
    firepower: null,
    icons: ['immediate'],
    effects: [
      {
        on: 'drawn',
        do: [
          { op: 'dollar', who: 'self', n: 1 },
          { op: 'draw', who: 'self', n: 1 },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Snake-oil salesman. Put a True Grit token on one of your cards in play that has none: a bandit with survival rating 4 or less,
   * or a character.
   */
  {
    id: 'snake-oil-salesman',
    back: 'frontier',
    set: '1.3',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 3 },
    firepower: null,
    icons: ['grit'],
    effects: [
      {
        on: 'play',
        do: [
          {
            op: 'grit',
            target: { side: 'own', what: 'character-or-bandit', maxRating: 4, at: 'any', withoutGrit: true, pick: 'self' },
          },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Card sharp. Choose black or white and remove all power chips of that colour from one card in play. Red chips count as either
   * colour.
   */
  {
    id: 'card-sharp',
    back: 'frontier',
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
        do: [{ op: 'unchip', n: 'all-of-a-color', target: { side: 'any', what: 'card', at: 'any', pick: 'self', wide: true } }],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Stagecoach hold-up. Take one silver dollar from the opponent. If they have none, draw a card. */
  {
    id: 'stagecoach-hold-up',
    back: 'frontier',
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
          {
            op: 'either',
            whether: { opponentHasDollar: true },
            yes: [
              { op: 'dollar', who: 'opp', n: -1 },
              { op: 'dollar', who: 'self', n: 1 },
            ],
            no: [{ op: 'draw', who: 'self', n: 1 }],
          },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Trading post. Once in each of your turns, in your Play phase, you may discard two cards to gain one silver dollar, or pay one
   * silver dollar to draw two cards.
   */
  {
    id: 'trading-post',
    back: 'frontier',
    set: '1.3',
    type: 'open-range',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      { on: 'ability', once: 'turn', cost: { discard: 2 }, do: [{ op: 'dollar', who: 'self', n: 1 }] },
      { on: 'ability', once: 'turn', cost: { dollars: 1 }, do: [{ op: 'draw', who: 'self', n: 2 }] },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Crooked judge. Coming into play: the opponent discards two cards at random. */
  {
    id: 'crooked-judge',
    back: 'frontier',
    set: '1.3',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { dollars: 1 },
    firepower: 1,
    icons: ['red'],
    effects: [{ on: 'enter', do: [{ op: 'discard', who: 'opp', n: 2, how: 'random' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Dust devil. Return one opposing card with base firepower 2 or less in the current battlefield to its player’s hand (not a
   * Location).
   */
  {
    id: 'dust-devil',
    back: 'frontier',
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
          { op: 'return', target: { side: 'opp', what: 'card', at: 'current', pick: 'self', maxBase: 2, notTypes: ['location'] } },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Ghost town. Cannot be moved. Does not count towards the column limit. */
  {
    id: 'ghost-town',
    back: 'frontier',
    set: '1.3',
    type: 'location',
    copies: 1,
    unique: true,
    cost: {},
    firepower: 1,
    icons: ['red', 'no-limit', 'immovable'],
    effects: [],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Prairie fire. Each player destroys one of their own cards in the current battlefield, if they have one there. The opponent
   * chooses first.
   */
  {
    id: 'prairie-fire',
    back: 'frontier',
    set: '1.3',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [
          { op: 'destroy', target: { side: 'opp', what: 'card', at: 'current', pick: 'opp' } },
          { op: 'destroy', target: { side: 'own', what: 'card', at: 'current', pick: 'self' } },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** Shadow of Chikara. Put the Eagle token on any card in play that may carry it. That card stays in play but is blank. */
  {
    id: 'shadow-of-chikara',
    back: 'frontier',
    set: '1.4',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [{ op: 'blank', target: { side: 'any', what: 'card', at: 'any', notTypes: ['location'], pick: 'self', wide: true } }],
      },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Reverend Henry Kane. In your Draw phase, if Kane is in the current battlefield, hide a token in one fist. If the opponent
   * guesses which, Kane crosses over to the opposite column. Not affected by Sandstorm. Does not count towards the column limit.
   */
  {
    id: 'reverend-henry-kane',
    back: 'frontier',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 2,
    icons: ['red', 'sandstorm-immune', 'no-limit', 'lock'],
    effects: [{ on: 'draw-phase', if: { here: 'current' }, do: [{ op: 'guess-swap' }] }],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /**
   * The Legend of Boggy Creek. Play at once when drawn. Gain one silver dollar. Then all players shuffle their hands into their own
   * decks and draw as many cards as they put in.
   */
  {
    id: 'legend-of-boggy-creek',
    back: 'frontier',
    set: '1.4',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: ['immediate'],
    effects: [{ on: 'drawn', do: [{ op: 'dollar', who: 'self', n: 1 }, { op: 'rehand' }] }],
    source: { seed: ['set', 'copies', 'icons', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'text'] },
  },
  /**
   * Drusilla Wilcox – wolf in sheep’s clothing. While Drusilla is in the current battlefield, draw one extra card in your Draw
   * phase. In your Play phase you may discard a card to move her to the current battlefield. Not affected by Sandstorm. Does not
   * count towards the column limit.
   */
  {
    id: 'drusilla-wilcox',
    back: 'frontier',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: {},
    firepower: -1,
    icons: ['red', 'sandstorm-immune', 'no-limit'],
    effects: [
      { on: 'draw-phase', if: { here: 'current' }, do: [{ op: 'draw', who: 'self', n: 1 }] },
      { on: 'ability', cost: { discard: 1 }, do: [{ op: 'move', target: 'self', to: 'current' }] },
    ],
    source: {
      seed: ['set', 'copies', 'firepower', 'icons', 'text'],
      house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'],
    },
  },
  /**
   * Chicken foot dipped in rattlesnake venom. Name a card by its full title. If the opponent holds it, they discard one such card;
   * otherwise nothing happens.
   */
  {
    id: 'chicken-foot',
    back: 'frontier',
    set: '1.4',
    type: 'action',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'play', do: [{ op: 'discard', who: 'opp', n: 1, how: 'named' }] }],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
  },
  /**
   * Strongbox. Coming into play: gain one silver dollar, then put one card from your hand face down under the Strongbox. You may
   * look at it at any time. In your turn you may take it into your hand; then discard the Strongbox.
   */
  {
    id: 'strongbox',
    back: 'frontier',
    set: '1.4',
    type: 'open-range',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      { on: 'enter', do: [{ op: 'dollar', who: 'self', n: 1 }, { op: 'stash' }] },
      { on: 'ability', do: [{ op: 'take-stash' }, { op: 'discard-self' }] },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Mary Lou’s shack. Coming into play: put four red chips on this card. Once in each of your turns you may move one of them to any
   * of your cards in play (not The Jackson Clan). Discard this card when it has none left.
   */
  {
    id: 'mary-lous-shack',
    back: 'frontier',
    set: '1.4',
    type: 'open-range',
    copies: 1,
    unique: false,
    cost: { discard: 1 },
    firepower: null,
    icons: [],
    effects: [
      { on: 'enter', do: [{ op: 'chip', n: 4, color: 'red', target: 'self' }] },
      {
        on: 'ability',
        once: 'turn',
        do: [
          {
            op: 'move-chip',
            target: { side: 'own', what: 'card', at: 'any', notIds: ['the-jackson-clan'], pick: 'self', wide: true },
          },
        ],
      },
      { on: 'state', check: 'e', if: { withoutChips: true }, do: [{ op: 'discard-self' }] },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /** “Curly” – son of Ma and Pa Shepperson. Coming into play: put one power chip or one True Grit token on this card. */
  {
    id: 'curly',
    back: 'frontier',
    set: '1.4',
    type: 'character',
    copies: 1,
    unique: true,
    cost: { discard: 1 },
    firepower: 1,
    icons: ['red', 'lock'],
    effects: [
      {
        on: 'enter',
        do: [
          {
            op: 'choose',
            ways: [
              { name: 'chip', do: [{ op: 'chip', n: 1, target: 'self' }] },
              { name: 'grit', do: [{ op: 'grit', target: 'self' }] },
            ],
          },
        ],
      },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
  },
  /**
   * Swarm of horseflies. Choose any opposing card in play (not a Location or an Open Range card) and shuffle it into the deck it
   * came from.
   */
  {
    id: 'swarm-of-horseflies',
    back: 'frontier',
    set: '1.4',
    type: 'action',
    copies: 1,
    unique: false,
    cost: { discard: 2 },
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'play',
        do: [
          {
            op: 'shuffle-in',
            target: {
              side: 'opp',
              what: 'card',
              at: 'any',
              notTypes: ['location', 'open-range'],
              notIds: ['armed-train-guard'],
              pick: 'self',
              wide: true,
            },
          },
        ],
      },
    ],
    source: { seed: ['set', 'copies', 'text'], house: ['unique', 'type', 'cost', 'firepower', 'icons'] },
  },
] as const satisfies readonly Card[];
