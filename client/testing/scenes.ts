/** Every scene over a table, with the most players and cards: the table, the inputs that bring the scene, and its required text. */
import type { Input } from '../../kernel/game.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { fullest } from './fullest.ts';
import type { Laid, LaidTable } from './laid.ts';

/** A move, or any other input of a table. */
type Step = readonly [seat: Seat, move: Move] | Input;
const isMove = (step: Step): step is readonly [Seat, Move] => Array.isArray(step);
export interface LaidScene {
  readonly laid: Laid;
  readonly steps: readonly Step[];
  /** An element that shows when the scene is open. */
  readonly shown: string;
  /** An element that must be in sight without scrolling. */
  readonly read: readonly string[];
}

const heist = fullest['a heist of five']!;
const race: Laid = { ...heist, position: { ...heist.position, open: { ...heist.position.open, active: 1 } } };
const begun: Step = [1, { do: 'shootout' }];
const cue: Step = { cue: 10 };
const judged = (...order: readonly (readonly Seat[])[]): Step => ({ verdict: { order, evidence: null }, at: 4000 });

const duel = (ends: '2' | '6'): Laid => ({
  game: 'wright-gang',
  names: ['Jesse', 'Calamity'],
  seat: 0,
  options: { rounds: 6 },
  position: {
    zones: {
      hand: { 0: '3 3 4 miss', 1: '4 4 5' },
      revolver: { 0: '7 7 7 joker', 1: '6 6 5 5' },
      deck: `${ends} 5 1 1 3 3`,
      sheriffs: 'sheriff*2',
      bonus: 'sidekick sidekick war-party',
      loot: 17,
    },
  },
});
const chase = fullest['a chase, as Colty']!;
const hunted: Laid = { ...chase, position: { ...chase.position, open: { ...chase.position.open, active: 1 } } };
const cylinder = fullest['a cylinder among six']!;
const shot: Laid = {
  ...cylinder,
  position: {
    zones: {
      hand: { 0: 'will hat', 1: 'misfire panic will', 2: 'will thief', 3: 2, 4: 2, 5: 2 },
      cylinder: { 3: 'bang', 5: 'bang' },
      deck: 'hat thief lawyer medium',
    },
    open: { active: 1, opened: [true, true, false, false, false, false] },
  },
};
const robbed = fullest['a shoot-out of seven among nine']!;
const RIDERS = [0, 1, 3, 4, 5, 7, 8];
const raid: Laid = {
  ...robbed,
  position: {
    ...robbed.position,
    zones: {
      ...robbed.position.zones,
      hand: { 0: 'ammo-6 ammo-1', 1: 'ammo-5 mustang', 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5 },
    },
    open: {
      robberies: 6,
      robbery: { caller: 0, riders: RIDERS, turn: 0, stage: 'attack', acted: [], shot: null, stayed: [2, 6], left: [] },
    },
  },
};
const creek: Laid = {
  game: 'revolver',
  names: ['Jesse', 'Calamity'],
  seat: 0,
  options: { set11: true, set12: true, set13: true, moduleA: true },
  position: {
    zones: {
      hand: { 0: '45-long-colt dynamite', 1: 'deputy*4' },
      coltyDeck: '38-special*2',
      mcreadyDeck: 'cowboy*2',
    },
    open: { place: 'rattlesnake-creek', hostage: 'creek' },
  },
};
const prison: Laid = {
  ...creek,
  position: { ...creek.position, open: { place: 'san-manzanillo-prison', active: 1 } },
};

export const scenes: { readonly [name: string]: LaidScene } = {
  'before the signal': { laid: race, steps: [begun], shown: '.race.wait', read: ['.race .hands'] },
  'the signal': { laid: race, steps: [begun, cue], shown: '.race.up', read: ['.race .hands', '.race .key'] },
  'the division': {
    laid: race,
    steps: [begun, cue, judged([2], [0], [3])],
    shown: '.division.shared',
    read: ['.division .pileup li', '.division .lines li', '.division .foot .btn'],
  },
  'the signal of a duel': { laid: duel('6'), steps: [[0, { do: 'duel' }], cue], shown: '.race.up', read: ['.race .key'] },
  'the division of a duel': {
    laid: duel('6'),
    steps: [[0, { do: 'duel' }], cue, judged([1], [0])],
    shown: '.division.shared',
    read: ['.division .lines li', '.division .foot .btn'],
  },
  'a Bang!': { laid: shot, steps: [[1, { do: 'open', chamber: 3 }]], shown: '.shot.bang', read: ['.shot p'] },
  'the end of a robbery': {
    laid: raid,
    steps: RIDERS.map(seat => [seat, { do: 'fall' }]),
    shown: '.result.raid',
    read: ['.raid ol > li', '.raid .foot .btn'],
  },
  'a hit': {
    laid: hunted,
    steps: [[1, { do: 'end' }]],
    shown: '.attacked',
    read: ['.meeting-sum', '.meeting-came', '.attacked .foot .btn'],
  },
  'the end of a duel': {
    laid: creek,
    steps: [
      [0, { do: 'duel' }],
      [0, { do: 'lay', card: '45-long-colt' }],
      [1, { do: 'call' }],
    ],
    shown: '.over.of-duel',
    read: ['.street-fighter', '.street-after', '.of-duel .foot .btn'],
  },
  'Santiago freed': {
    laid: prison,
    steps: [[1, { do: 'end' }]],
    shown: '.over.of-freed',
    read: ['.of-freed .lines', '.of-freed .foot .btn'],
  },
};

/** Plays the inputs that lead to the scene. */
export const bring = ({ steps }: LaidScene, { plays, goes }: LaidTable): void => {
  for (const step of steps) isMove(step) ? plays(...step) : goes(step);
};
/** In the page: keeps a scene that would close by itself. */
export const nothingGoesBy = (): void => {
  const wait = window.setTimeout;
  const soon = 1800;
  window.setTimeout = ((run: TimerHandler, millis = 0) => (millis > soon ? 0 : wait(run, millis))) as typeof wait;
};
