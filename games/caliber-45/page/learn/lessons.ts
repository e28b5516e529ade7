/** The lessons of Caliber 45. Rows are written as in stories; the decks' tops are named card by card, so that nothing is left to luck. */

import type { Lesson, Lessons } from '../../../../client/learn/lesson.ts';
import { caliber45 } from '../../game.ts';
import type { CaliberSchool } from '../../words/shape.ts';

type Texts<Id extends keyof CaliberSchool['lessons']> = keyof CaliberSchool['lessons'][Id]['steps'] & string;

const arming: Lesson<Texts<'arming'>> = {
  seats: 2,
  seed: 'arming',
  position: {
    zones: {
      hand: { 0: 'ammo-5 ammo-4 ammo-1 mustang cactus coyote', 1: 'ammo-3 ammo-3 ammo-2 ammo-1 cactus' },
      cowboy: { 0: 'pat-garrett', 1: 'belle-starr' },
      weapons: 'ammo-6 ammo-2 ammo-3 ammo-1 ammo-4',
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'swap', does: 'swap cactus', hint: 'cactus', others: [[1, 'draw']] },
    { kind: 'do', text: 'coyote', does: 'swap ammo-1 coyote', hint: 'both', others: [[1, 'swap cactus']] },
    { kind: 'do', text: 'draw', does: 'draw' },
    { kind: 'read', text: 'end' },
  ],
};

const robbery: Lesson<Texts<'robbery'>> = {
  seats: 2,
  seed: 'robbery',
  position: {
    zones: {
      hand: { 0: 'ammo-6 ammo-5 ammo-4 ammo-2 mustang', 1: 'ammo-3 ammo-2 ammo-1 cactus' },
      cowboy: { 0: 'pat-garrett', 1: 'belle-starr' },
      spread: 'mail-car sheriff',
      spent: 'stagecoach',
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'rob', does: 'rob', others: [[1, 'decline']] },
    { kind: 'do', text: 'pick', does: 'pick 0', alike: true },
    { kind: 'do', text: 'meet', does: 'meet ammo-2', hint: 'enough' },
    { kind: 'read', text: 'loot', others: [[1, 'draw']] },
    { kind: 'do', text: 'again', does: 'rob', others: [[1, 'decline']] },
    { kind: 'do', text: 'pickAgain', does: 'pick 0', alike: true },
    { kind: 'do', text: 'pay', does: 'pay', hint: 'keep' },
    { kind: 'read', text: 'end' },
  ],
};

const shootout: Lesson<Texts<'shootout'>> = {
  seats: 4,
  seed: 'shootout',
  position: {
    zones: {
      hand: {
        0: 'ammo-6*3 ammo-4 mustang',
        1: 'ammo-5 ammo-4 ammo-3 cactus',
        2: 'ammo-1 ammo-2 ammo-2',
        3: 'ammo-3 coyote ammo-1 ammo-2',
      },
      cowboy: { 0: 'pat-garrett', 1: 'buffalo-bill', 2: 'jesse-james', 3: 'belle-starr' },
      spread: 'stagecoach',
    },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    {
      kind: 'do',
      text: 'rob',
      does: 'rob',
      others: [
        [1, 'join'],
        [2, 'decline'],
        [3, 'decline'],
      ],
    },
    { kind: 'do', text: 'pick', does: 'pick 0', alike: true },
    {
      kind: 'do',
      text: 'shoot',
      does: 'shoot 1 ammo-6 ammo-6',
      hint: 'sixes',
      others: [
        [1, 'defend ammo-4 ammo-3'],
        [1, 'shoot 0 ammo-5'],
      ],
    },
    { kind: 'do', text: 'defend', does: 'defend ammo-6', hint: 'stay' },
    { kind: 'do', text: 'last', does: 'shoot 1 ammo-4', hint: 'four', others: [[1, 'fall']] },
    { kind: 'read', text: 'end' },
  ],
};

const gang: Lesson<Texts<'gang'>> = {
  seats: 4,
  seed: 'gang',
  position: {
    zones: {
      hand: { 0: 'ammo-2 ammo-3 ammo-6', 1: 'ammo-1 cactus', 2: 'ammo-6 ammo-2 ammo-4', 3: 'ammo-3 ammo-1 ammo-2' },
      cowboy: { 0: '', 1: 'doc-holliday', 2: 'jesse-james', 3: 'belle-starr' },
      money: { 0: 'gold-train' },
      stable: 'calamity-jane',
      graveyard: 'pat-garrett',
      spread: 'mail-car mail-car',
      weapons: 'ammo-1 ammo-5 cactus ammo-3 ammo-1 ammo-4',
    },
  },
  steps: [
    { kind: 'do', text: 'hire', does: 'hire' },
    {
      kind: 'do',
      text: 'keep',
      does: 'keep',
      hint: 'worth',
      others: [
        [1, 'draw'],
        [2, 'draw'],
        [3, 'draw'],
      ],
    },
    {
      kind: 'do',
      text: 'unbail',
      does: 'unbail',
      hint: 'patience',
      others: [
        [1, 'draw'],
        [2, 'rob'],
        [3, 'join'],
      ],
    },
    { kind: 'do', text: 'join', does: 'join', hint: 'help', others: [[1, 'decline']] },
    {
      kind: 'read',
      text: 'owes',
      others: [
        [2, 'pick 0'],
        [2, 'meet ammo-2'],
        [2, 'shoot 3 ammo-6'],
        [3, 'fall'],
        [3, 'pass'],
      ],
    },
    { kind: 'read', text: 'won' },
    {
      kind: 'do',
      text: 'rob',
      does: 'rob',
      others: [
        [1, 'decline'],
        [2, 'decline'],
      ],
    },
    { kind: 'do', text: 'pick', does: 'pick 0', alike: true },
    { kind: 'do', text: 'meet', does: 'meet ammo-2', hint: 'enough' },
    { kind: 'read', text: 'end' },
  ],
};

const lessons: { readonly [Id in keyof CaliberSchool['lessons']]: Lesson<Texts<Id>> } = { arming, robbery, shootout, gang };
export const taught: Lessons = { game: caliber45, lessons };
