/** Full tables of each game: many players, cards and tokens, or nearly the most possible. */
import type { Laid } from './laid.ts';

const PEOPLE = ['Jesse', 'Billy', 'Butch', 'Sundance', 'Calamity', 'Wyatt', 'Belle', 'Cole', 'Emmett'];
const everything = {
  set11: true,
  set12: true,
  set13: true,
  moduleA: true,
  moduleC: true,
  moduleD: true,
  coltyDeck: 'preset',
  mcreadyDeck: 'preset',
};
const chase: Laid['position'] = {
  zones: {
    hand: {
      0: '38-special*2 45-long-colt*2 dynamite fan-the-gun saddlebags shoot-our-way-out derringer gold-plated-revolver',
      1: 'lawman*2 cowboy deputy bounty-hunter get-a-rope-boys river-in-flood rickety-bridge reward-money federales',
    },
    column: {
      0: {
        bank: '45-long-colt duster-coat hail-of-bullets',
        'whiskey-canyon': '38-special spencer-carbine the-jackson-clan',
        'san-manzanillo-prison': 'upturned-wagon banditos',
      },
      1: {
        bank: 'hired-gun deputy brady-logan pinkerton-agent',
        'whiskey-canyon': 'swain-boys texas-ranger colonel-mcready prison-guard',
        'buzzard-point': 'belle-ransom trail-lookout',
      },
    },
    blockers: { 'whiskey-canyon': 'sandstorm', 'buzzard-point': 'straw-dummies' },
    range: { 0: 'strongbox robbers-roost', 1: 'trading-post mary-lous-shack' },
    stash: { 0: 'sack-of-loot' },
    graveyard: 'bullet kid-malloy rufus-pike',
    frontierDiscard: 'ghost-town silver-strike',
    discard: { 0: 'adios-amigos', 1: 'wire-ahead' },
  },
  open: {
    turn: 8,
    place: 'whiskey-canyon',
    space: 2,
    phase: 'play',
    border: 9,
    dollars: [3, 4],
    hostage: 'creek',
    tokens: [
      { row: 'gang', card: 'skinny-landell', grit: 2 },
      { row: 'mcready:whiskey-canyon', card: 0, grit: 1, chips: 2 },
      { row: 'colty:whiskey-canyon', card: 0, chips: 2 },
      { row: 'mcready:range', card: 1, chips: 2 },
    ],
  },
};
const turnOf = (seat: 0 | 1): Laid => ({
  game: 'revolver',
  names: ['Jesse', 'Calamity'],
  seat,
  options: everything,
  position: { ...chase, open: { ...chase.open, active: seat } },
});
/** Where the duel, an obstacle and the Hostage child lie beside a long name. */
const atTheCreek: Laid = {
  game: 'revolver',
  names: ['Jesse', 'Calamity'],
  seat: 0,
  options: everything,
  position: {
    zones: {
      hand: { 0: '45-long-colt*2 dynamite', 1: 'lawman*2 cowboy' },
      column: { 0: { 'rattlesnake-creek': '45-long-colt' }, 1: { 'rattlesnake-creek': 'deputy' } },
      blockers: { 'rattlesnake-creek': 'sandstorm' },
    },
    open: {
      turn: 14,
      place: 'rattlesnake-creek',
      space: 1,
      phase: 'play',
      border: 5,
      dollars: [5, 4],
      hostage: 'creek',
      active: 0,
    },
  },
};
const armed = {
  hand: { 0: 'ammo-1 ammo-3 ammo-4 ammo-6 mustang cactus', 1: 6, 2: 5, 3: 5 },
  cowboy: { 0: 'john-wesley-hardin', 1: 'wild-bill-hickok', 2: 'jesse-james', 3: 'billy-the-kid' },
  money: { 0: 'fort-knox stagecoach', 1: 'fort-knox mail-car', 2: 'gold-train*2', 3: 'mail-car*2 stagecoach' },
  thrown: 4,
};
const nineArmed = {
  hand: { ...armed.hand, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5 },
  cowboy: { ...armed.cowboy, 4: 'calamity-jane', 5: 'belle-starr', 6: 'doc-holliday', 7: 'wyatt-earp', 8: 'pat-garrett' },
  money: { ...armed.money, 4: 'stagecoach', 5: 'mail-car', 6: 'stagecoach', 7: 'mail-car', 8: 'stagecoach' },
  thrown: 4,
};
const robbery = {
  caller: 0,
  riders: [0, 1, 3],
  turn: 0,
  stage: 'shoot-out',
  acted: [],
  shot: null,
  stayed: [2],
  left: [],
};

export const fullest: { readonly [name: string]: Laid } = {
  'a hostage at the creek': atTheCreek,
  'a heist of five': {
    game: 'wright-gang',
    names: PEOPLE.slice(0, 5),
    seat: 0,
    options: { rounds: 12 },
    position: {
      zones: {
        hand: { 0: '1 2 3 4 joker miss swap war-party', 1: 7, 2: 6, 3: 6, 4: 6 },
        revolver: { 0: '7 7 7', 1: '6 6 6', 2: '5 5', 3: '4 4 4', 4: 'joker' },
        sidekicks: { 0: 'sidekick', 1: 'sidekick' },
        sheriffs: 'sheriff*3',
        loot: 18,
      },
      open: {
        round: 3,
        score: [24, 12, 6, 4, 2],
        rounds: [
          { ending: 'shoot-out', hands: [0, 1, 2, 3, 4], shares: [12, 6, 3, 2, 1] },
          { ending: 'fourth-sheriff', hands: [0, 1, 2, 3, 4], shares: [12, 6, 3, 2, 1] },
        ],
      },
    },
  },
  'a cylinder among six': {
    game: 'steel-bullets',
    names: PEOPLE.slice(0, 6),
    seat: 0,
    position: {
      zones: {
        hand: { 0: 'lawyer medium panic nerves hat thief cardsharp', 1: 3, 2: 3, 3: 3, 4: 2, 5: 2 },
        cylinder: { 1: 'bang', 2: 'click', 3: 'click', 4: 'bang', 5: 'bang', 6: 'bang' },
        discard: 3,
      },
      open: {
        opened: [true, true, true, false, false, false],
        looked: [[], [], [], [0, 1, 2], [3, 4, 5], [0, 5]],
      },
    },
  },
  'arming at four chairs': {
    game: 'caliber-45',
    names: PEOPLE.slice(0, 4),
    seat: 0,
    position: { zones: armed, open: { robberies: 6, debt: [0, 50_000, 0, 0] } },
  },
  'a shoot-out of three': {
    game: 'caliber-45',
    names: PEOPLE.slice(0, 4),
    seat: 0,
    position: { zones: { ...armed, loot: 'gold-train' }, open: { robberies: 6, robbery } },
  },
  'arming at nine chairs': {
    game: 'caliber-45',
    names: PEOPLE,
    seat: 0,
    position: { zones: nineArmed, open: { robberies: 6, debt: [0, 50_000, 0, 0, 0, 0, 0, 0, 0] } },
  },
  'a shoot-out of seven among nine': {
    game: 'caliber-45',
    names: PEOPLE,
    seat: 0,
    position: {
      zones: { ...nineArmed, loot: 'gold-train' },
      open: { robberies: 6, robbery: { ...robbery, riders: [0, 1, 3, 4, 5, 7, 8], stayed: [2, 6] } },
    },
  },
  'a chase, as Colty': turnOf(0),
  'a chase, as McReady': turnOf(1),
};
