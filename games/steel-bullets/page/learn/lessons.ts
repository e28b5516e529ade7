/** The lessons of Steel Bullets. Rows are written as in stories; the deck's top is named card by card, so that nothing is left to luck. */

import { LEARNER, type Lesson, type LessonDeed, type Lessons } from '../../../../client/learn/lesson.ts';
import { steelBullets } from '../../game.ts';
import type { BulletsSchool } from '../../words/shape.ts';

type Texts<Id extends keyof BulletsSchool['lessons']> = keyof BulletsSchool['lessons'][Id]['steps'] & string;
const options = { window: 10, first: 0 };
const nobodyAnswers: readonly LessonDeed[] = [
  [1, 'pass'],
  [2, 'pass'],
];

const cylinder: Lesson<Texts<'cylinder'>> = {
  seats: 3,
  seed: 'cylinder',
  options,
  position: {
    zones: {
      hand: { 0: 'hat thief', 1: 'lawyer medium panic', 2: 'nerves thief' },
      cylinder: { 6: 'bang' },
      deck: 'misfire hat lawyer medium',
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'open', does: 'open 4', hint: 'four' },
    { kind: 'read', text: 'drawn', others: [[1, 'open 5']] },
    {
      kind: 'read',
      text: 'next',
      others: [
        [2, 'open 6'],
        [2, 'give-up'],
      ],
    },
    { kind: 'read', text: 'end' },
  ],
};

const saved: Lesson<Texts<'saved'>> = {
  seats: 3,
  seed: 'saved',
  options,
  position: {
    zones: {
      hand: { 0: 'misfire panic', 1: 'lawyer medium hat', 2: 'nerves thief' },
      cylinder: { 4: 'bang', 5: 'bang' },
      deck: 'hat thief lawyer medium',
    },
    open: { opened: [true, true, true, false, false, false] },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'open', does: 'open 4', hint: 'first' },
    { kind: 'do', text: 'misfire', does: 'misfire', others: nobodyAnswers },
    { kind: 'do', text: 'panic', does: 'panic', hint: 'safe', others: nobodyAnswers },
    { kind: 'read', text: 'end' },
  ],
};

const looking: Lesson<Texts<'looking'>> = {
  seats: 3,
  seed: 'looking',
  options,
  position: {
    zones: {
      hand: { 0: 'medium cardsharp', 1: 'lawyer hat', 2: 'nerves thief' },
      cylinder: { 2: 'bang' },
      deck: 'hat thief lawyer medium',
    },
    open: { opened: [true, false, false, false, false, false] },
  },
  steps: [
    { kind: 'do', text: 'medium', does: 'medium', others: nobodyAnswers },
    { kind: 'do', text: 'peek', does: 'peek 2' },
    { kind: 'do', text: 'stop', does: 'stop' },
    { kind: 'do', text: 'cardsharp', does: 'cardsharp', hint: 'never', others: nobodyAnswers },
    { kind: 'do', text: 'again', does: 'peek 2' },
    { kind: 'do', text: 'swap', does: 'swap 3' },
    {
      kind: 'do',
      text: 'open',
      does: 'open 2',
      others: [
        [1, 'open 3'],
        [1, 'give-up'],
      ],
    },
    { kind: 'read', text: 'end' },
  ],
};

const answering: Lesson<Texts<'answering'>> = {
  seats: 3,
  seed: 'answering',
  options: { window: 10 },
  position: {
    zones: {
      hand: { 0: 'will misfire', 1: 'thief hat lawyer', 2: 'nerves medium' },
      cylinder: { 6: 'bang' },
      deck: 'panic thief lawyer medium',
    },
    open: { active: 1 },
  },
  steps: [
    { kind: 'read', text: 'intro', others: [[1, 'thief 0']] },
    {
      kind: 'do',
      text: 'will',
      does: 'will 1 thief',
      hint: 'mind',
      others: [
        [2, 'pass'],
        [1, 'pass'],
        [1, 'open 1'],
        [2, 'nerves'],
      ],
    },
    {
      kind: 'read',
      text: 'pass',
      others: [
        [LEARNER, 'pass'],
        [1, 'pass'],
      ],
    },
    { kind: 'read', text: 'end' },
  ],
};

const lessons: { readonly [Id in keyof BulletsSchool['lessons']]: Lesson<Texts<Id>> } = { cylinder, saved, looking, answering };
export const taught: Lessons = { game: steelBullets, lessons };
