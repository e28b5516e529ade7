/** The lessons of Wright Brothers' Gang. Rows are written as in stories; the deck's top is named card by card, so that nothing is left to luck. */

import { LEARNER, type Lesson, type Lessons } from '../../../client/learn/lesson.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { example } from '../figures.ts';
import { wrightGang } from '../game.ts';
import type { WrightSchool } from '../words/shape.ts';

type Texts<Id extends keyof WrightSchool['lessons']> = keyof WrightSchool['lessons'][Id]['steps'] & string;

const told = (tellings: readonly Telling[], tell: string, part: string): unknown =>
  tellings.find(telling => telling.tell === tell)?.[part];
const isSeats = (part: unknown): part is readonly Seat[] => Array.isArray(part) && part.every(seat => typeof seat === 'number');
const handsIn = (tellings: readonly Telling[]): readonly Seat[] => {
  const hands = told(tellings, 'hands', 'hands');
  return isSeats(hands) ? hands : [];
};
const wasLast = (tellings: readonly Telling[]): boolean => handsIn(tellings).at(-1) === LEARNER;
const wasSecond = (tellings: readonly Telling[]): boolean => handsIn(tellings)[0] !== LEARNER;
const slappedFalsely = (tellings: readonly Telling[]): boolean => told(tellings, 'false-slap', 'seat') === LEARNER;

const loot: Lesson<Texts<'loot'>> = {
  seats: 3,
  seed: 'loot',
  position: {
    zones: {
      hand: { 0: '2 2 3 4 5 7', 1: '6 6 1 5 joker 4', 2: '1 7 3 miss 2 5' },
      loot: '4 6 1',
      deck: '1 3 6 7 6 5 2 2 miss 6 4 4 5 3',
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    {
      kind: 'do',
      text: 'one',
      does: 'discard 5',
      others: [
        [1, 'discard 6 6'],
        [2, 'discard 1'],
      ],
    },
    {
      kind: 'do',
      text: 'equal',
      does: 'discard 2 2',
      others: [
        [1, 'discard 1'],
        [2, 'pass'],
      ],
    },
    { kind: 'pick', text: 'wrong', picks: '3 7' },
    { kind: 'do', text: 'sum', does: 'discard 3 4 7' },
    { kind: 'read', text: 'end' },
  ],
};

const load: Lesson<Texts<'load'>> = {
  seats: 3,
  seed: 'load 2',
  position: {
    zones: {
      hand: { 0: '7 7 joker 3 1 5', 1: 'swap 2 4 4 6 1', 2: 'war-party 3 5 2 6 1' },
      loot: '2 5 3',
      deck: '6 1 5 4 3 2 6 4 5 1',
    },
    open: { active: 1 },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'load', does: 'load 7 7', others: [[1, 'swap 0']] },
    {
      kind: 'read',
      text: 'locked',
      others: [
        [1, 'give 2 4'],
        [2, 'discard 5'],
      ],
    },
    { kind: 'do', text: 'own', does: 'load joker' },
    {
      kind: 'do',
      text: 'discard',
      does: 'discard 3',
      others: [
        [1, 'pass'],
        [2, 'war-party'],
      ],
    },
    { kind: 'read', text: 'end' },
  ],
};

const shootout: Lesson<Texts<'shootout'>> = {
  seats: 3,
  seed: 'shoot-out',
  position: {
    zones: {
      hand: { 0: '2 3 6 6 5', 1: '1 4 2 7 joker', 2: '3 1 4 7' },
      revolver: { 0: '6', 1: '2', 2: '5 5' },
      sheriffs: 'sheriff',
      loot: 14,
      deck: 'sheriff 4 1 5 3',
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'draw', does: 'discard 2', others: [[1, 'discard 1']] },
    { kind: 'read', text: 'ready', others: [[2, 'shootout']] },
    { kind: 'race', text: 'race', cue: 3400, hands: { 1: 1500 }, again: { text: 'slow', when: wasLast } },
    { kind: 'read', text: 'end' },
  ],
};

const division: Lesson<Texts<'division'>> = {
  seats: 4,
  seed: 'division',
  position: {
    zones: {
      hand: { 0: '1 3', 1: '2 4 1', 2: '3 6 4', 3: '1 6' },
      revolver: { 0: '5 5 joker miss', 1: '7 7 7', 2: '7 2 2', 3: '4 4 4 4' },
      sheriffs: 'sheriff*2',
      loot: example.loot,
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'call', does: 'shootout' },
    { kind: 'race', text: 'race', cue: 1800, hands: { 1: 420, 2: 760 } },
    { kind: 'do', text: 'aim', does: 'miss 1', hint: 'hint' },
    { kind: 'read', text: 'end' },
  ],
};

const duel: Lesson<Texts<'duel'>> = {
  seats: 2,
  seed: 'duel',
  position: {
    zones: {
      hand: { 0: '1 3 7 2', 1: '2 4 3 1' },
      revolver: { 0: '5 5', 1: '6 6' },
      sheriffs: 'sheriff*2',
      bonus: '5 joker 1',
      loot: 11,
      deck: '2 5 6 3',
    },
    open: { active: 1 },
  },
  steps: [
    { kind: 'read', text: 'intro', others: [[1, 'duel']] },
    { kind: 'race', text: 'off', cue: 3000, hands: {}, again: { text: 'nerves', when: slappedFalsely } },
    { kind: 'do', text: 'call', does: 'duel' },
    { kind: 'race', text: 'real', cue: 2600, hands: { 1: 1700 }, again: { text: 'second', when: wasSecond } },
    { kind: 'read', text: 'end' },
  ],
};

const lessons: { readonly [Id in keyof WrightSchool['lessons']]: Lesson<Texts<Id>> } = { loot, load, shootout, division, duel };
export const taught: Lessons = { game: wrightGang, lessons };
