/** The lessons of Revolver. Rows are written as in stories; the top of a deck is named card by card, so that nothing is left to luck. */

import type { Lesson, Lessons } from '../../../../client/learn/lesson.ts';
import { revolver } from '../../game.ts';
import type { RevolverSchool } from '../../words/shape.ts';

type Texts<Id extends keyof RevolverSchool['lessons']> = keyof RevolverSchool['lessons'][Id]['steps'] & string;

const turn: Lesson<Texts<'turn'>> = {
  seats: 2,
  seed: 'turn',
  position: {
    zones: {
      hand: { 0: '38-special 45-long-colt dynamite', 1: 'deputy get-a-rope-boys' },
      coltyDeck: 'saddlebags ride-for-the-border 38-special*2',
      mcreadyDeck: 'river-in-flood rickety-bridge lawman cowboy',
    },
    open: { turn: 2, phase: 'advance', tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }] },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'free', does: 'play 38-special bank', hint: 'first' },
    { kind: 'do', text: 'colt', does: 'play 45-long-colt bank', hint: 'second' },
    { kind: 'do', text: 'pay', does: 'pay saddlebags', hint: 'keep' },
    {
      kind: 'do',
      text: 'end',
      does: 'end',
      hint: 'enough',
      others: [
        [1, 'play deputy bank'],
        [1, 'end'],
      ],
    },
    { kind: 'read', text: 'border' },
  ],
};

const CANYON = 'whiskey-canyon';
const attack: Lesson<Texts<'attack'>> = {
  seats: 2,
  seed: 'attack',
  position: {
    zones: {
      hand: { 0: 'dynamite derringer', 1: 'get-a-rope-boys' },
      column: { 0: { [CANYON]: '45-long-colt' }, 1: { [CANYON]: 'deputy cowboy bounty-hunter' } },
      graveyard: 'bullet kid-malloy rufus-pike',
      coltyDeck: 'ride-for-the-border sandstorm 38-special*2',
      mcreadyDeck: 'river-in-flood rickety-bridge lawman cowboy',
    },
    open: {
      turn: 6,
      active: 1,
      phase: 'play',
      place: CANYON,
      space: 2,
      tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }],
    },
  },
  steps: [
    { kind: 'read', text: 'intro', others: [[1, 'end']] },
    { kind: 'do', text: 'hit', does: 'bandit skinny-landell', hint: 'mind' },
    { kind: 'read', text: 'saved' },
    { kind: 'do', text: 'dynamite', does: `play dynamite ${CANYON}`, hint: 'later' },
    { kind: 'do', text: 'pay', does: 'pay derringer', hint: 'pay' },
    { kind: 'do', text: 'which', does: 'picks 0 1', hint: 'more' },
    { kind: 'do', text: 'end', does: 'end', hint: 'wait', others: [[1, 'end']] },
    { kind: 'read', text: 'tie' },
  ],
};

const law: Lesson<Texts<'law'>> = {
  seats: 2,
  seed: 'law',
  seat: 1,
  position: {
    zones: {
      hand: { 0: '38-special', 1: 'deputy cowboy bounty-hunter lawman' },
      column: { 0: { [CANYON]: '45-long-colt 38-special' } },
      graveyard: 'bullet kid-malloy rufus-pike',
      coltyDeck: 'sandstorm 38-special*2',
      mcreadyDeck: 'river-in-flood rickety-bridge lawman cowboy',
    },
    open: { turn: 6, active: 1, phase: 'play', place: CANYON, space: 2 },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'deputy', does: `play deputy ${CANYON}`, hint: 'first' },
    { kind: 'do', text: 'cowboy', does: `play cowboy ${CANYON}`, hint: 'second' },
    { kind: 'do', text: 'hunter', does: `play bounty-hunter ${CANYON}`, hint: 'third' },
    {
      kind: 'do',
      text: 'attack',
      does: 'end',
      hint: 'wait',
      others: [
        [0, 'bandit lem-tuttle'],
        [0, 'end'],
      ],
    },
    { kind: 'read', text: 'after' },
  ],
};

const ambush: Lesson<Texts<'ambush'>> = {
  seats: 2,
  seed: 'ambush',
  options: { set11: true, coltyDeck: 'preset', mcreadyDeck: 'preset' },
  position: {
    zones: {
      hand: { 0: 'smoke-signals 38-special', 1: 'get-a-rope-boys' },
      column: { 0: { [CANYON]: '45-long-colt' }, 1: { [CANYON]: 'deputy cowboy' } },
      ambush: {
        [CANYON]: 'crossfire',
        'buzzard-point': 'false-alarm-jumpy-trigger',
        'rattlesnake-creek': 'trip-wire',
        'express-315': 'riflemen-on-the-ridge',
      },
      coltyDeck: 'sandstorm 38-special*2',
      mcreadyDeck: 'river-in-flood rickety-bridge lawman cowboy',
    },
    open: { turn: 5, place: CANYON, space: 1 },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'smoke', does: `play smoke-signals ${CANYON}`, hint: 'first' },
    { kind: 'do', text: 'here', does: `scout ${CANYON}`, hint: 'here' },
    { kind: 'do', text: 'there', does: 'scout buzzard-point', hint: 'there' },
    { kind: 'do', text: 'swap', does: 'accept', hint: 'bad' },
    { kind: 'do', text: 'end', does: 'end', hint: 'wait', others: [[1, 'end']] },
    { kind: 'do', text: 'pick', does: `pick mcready:${CANYON} 0`, hint: 'other' },
    { kind: 'read', text: 'after' },
  ],
};

const PRISON = 'san-manzanillo-prison';
const prison: Lesson<Texts<'prison'>> = {
  seats: 2,
  seed: 'prison',
  options: { set11: true, set12: true },
  position: {
    zones: {
      hand: { 0: '38-special dynamite', 1: 'get-a-rope-boys' },
      column: { 0: { [PRISON]: '45-long-colt' }, 1: { [PRISON]: 'deputy cowboy' } },
      coltyDeck: 'sandstorm 38-special*2',
      mcreadyDeck: 'river-in-flood rickety-bridge lawman cowboy',
    },
    open: { turn: 12, place: PRISON, space: 1 },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'colt', does: `play 38-special ${PRISON}`, hint: 'first' },
    { kind: 'do', text: 'end', does: 'end', hint: 'wait', others: [[1, 'end']] },
    { kind: 'read', text: 'free' },
  ],
};

const frontier: Lesson<Texts<'frontier'>> = {
  seats: 2,
  seed: 'frontier',
  options: { set13: true },
  position: {
    zones: {
      hand: { 0: 'saddlebags', 1: 'get-a-rope-boys' },
      column: { 1: { [CANYON]: 'deputy cowboy' } },
      frontier: 'gunslinger-for-hire ghost-town',
      coltyDeck: '38-special sandstorm dynamite derringer',
      mcreadyDeck: 'river-in-flood rickety-bridge lawman cowboy',
    },
    open: { turn: 5, phase: 'advance', place: 'bank', space: 4, dollars: [1, 1] },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'draw', does: 'draw frontier', hint: 'own' },
    { kind: 'do', text: 'hire', does: `play gunslinger-for-hire ${CANYON}`, hint: 'first' },
    {
      kind: 'do',
      text: 'end',
      does: 'end',
      hint: 'wait',
      others: [
        [1, 'draw own'],
        [1, 'end'],
      ],
    },
    { kind: 'read', text: 'after' },
  ],
};

const CREEK = 'rattlesnake-creek';
const duel: Lesson<Texts<'duel'>> = {
  seats: 2,
  seed: 'duel',
  options: { set11: true, set12: true, set13: true, moduleA: true },
  position: {
    zones: {
      hand: { 0: '45-long-colt 38-special', 1: 'cowboy get-a-rope-boys' },
      column: { 0: { [CREEK]: '38-special' }, 1: { [CREEK]: 'lawman' } },
      coltyDeck: 'dynamite sandstorm 38-special*2',
      mcreadyDeck: 'river-in-flood rickety-bridge cowboy',
    },
    open: { turn: 16, place: CREEK, space: 2, hostage: 'creek', dollars: [2, 2] },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'do', text: 'duel', does: 'duel', hint: 'first' },
    { kind: 'do', text: 'lay', does: 'lay 45-long-colt', hint: 'bluff', others: [[1, 'call']] },
    { kind: 'read', text: 'won' },
  ],
};

const decks: Lesson<Texts<'decks'>> = {
  seats: 2,
  seed: 'decks',
  options: { set11: true, set12: true, set13: true, moduleD: true, coltyDeck: '-dynamite*2 +fan-the-gun*2' },
  position: {
    zones: {
      hand: { 0: 'fan-the-gun saddlebags ride-for-the-border', 1: 'cowboy lawman' },
      column: { 0: { bank: '45-long-colt 38-special' }, 1: { bank: 'deputy cowboy' } },
      coltyDeck: 'fan-the-gun sandstorm',
    },
    open: { turn: 3, space: 3, dollars: [1, 1] },
  },
  steps: [
    { kind: 'read', text: 'intro' },
    { kind: 'read', text: 'rules' },
    { kind: 'do', text: 'fan', does: 'play fan-the-gun bank', hint: 'first' },
    { kind: 'read', text: 'chips' },
    { kind: 'read', text: 'page' },
  ],
};

export const taught: Lessons = { game: revolver, lessons: { turn, attack, law, ambush, prison, frontier, duel, decks } };
