/** Ambush cards (1.1). */
import type { Ambush } from '../vocabulary/card.ts';

export const ambush = [
  /** Riflemen on the ridge. While the turn marker is here, McReady has +4 firepower at this battlefield. */
  {
    id: 'riflemen-on-the-ridge',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'reveal', here: 4, do: [] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /** Men behind the wagons. McReady draws two cards. While the turn marker is here, McReady has +3 firepower at this battlefield. */
  {
    id: 'men-behind-the-wagons',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'reveal', here: 3, do: [{ op: 'draw', who: 'mcready', n: 2 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /** Crossfire. McReady has +6 firepower in this attack only. */
  {
    id: 'crossfire',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'reveal', do: [{ op: 'bonus', n: 6 }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /** Sharpshooter in the tower. Kill two bandits. */
  {
    id: 'sharpshooter-in-the-tower',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'reveal',
        do: [
          { op: 'kill', by: 'lowest' },
          { op: 'kill', by: 'lowest' },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /**
   * Shot in the back. Twice: kill one bandit of McReady’s choice with survival rating 3 or less. If there is none, kill one bandit
   * in the usual way.
   */
  {
    id: 'shot-in-the-back',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'reveal',
        do: [
          { op: 'kill', by: 'mcready-choice', maxRating: 3, else: 'lowest' },
          { op: 'kill', by: 'mcready-choice', maxRating: 3, else: 'lowest' },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /** Caught at the water hole. Kill one bandit, then Colty discards one card of his choice. */
  {
    id: 'caught-at-the-water-hole',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'reveal',
        do: [
          { op: 'kill', by: 'lowest' },
          { op: 'discard', who: 'colty', n: 1, how: 'chosen' },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /** Trip-wire. Colty discards three cards of his choice. */
  {
    id: 'trip-wire',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [{ on: 'reveal', do: [{ op: 'discard', who: 'colty', n: 3, how: 'chosen' }] }],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'mcready',
  },
  /** False alarm: a jumpy trigger. Colty destroys one lawman with base firepower 2 or less in this battlefield. */
  {
    id: 'false-alarm-jumpy-trigger',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'reveal',
        do: [{ op: 'destroy', target: { side: 'mcready', what: 'lawman', at: 'here', maxBase: 2, pick: 'colty' } }],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'colty',
  },
  /** False alarm: beaten to the punch. Colty draws a card and may put a power chip on one of his cards in this battlefield. */
  {
    id: 'false-alarm-beaten-to-the-punch',
    back: 'ambush',
    set: '1.1',
    type: 'event',
    copies: 1,
    unique: false,
    cost: {},
    firepower: null,
    icons: [],
    effects: [
      {
        on: 'reveal',
        do: [
          { op: 'draw', who: 'colty', n: 1 },
          { op: 'chip', n: 1, may: true, target: { side: 'colty', what: 'card', at: 'here', pick: 'colty' } },
        ],
      },
    ],
    source: { house: ['set', 'copies', 'unique', 'type', 'cost', 'firepower', 'icons', 'text'] },
    favours: 'colty',
  },
] as const satisfies readonly Ambush[];
