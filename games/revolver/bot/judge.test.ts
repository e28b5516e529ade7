/** The judge on positions: it rates McReady higher where McReady is better off. */
import { expect, test } from 'vitest';
import type { StoryTable } from '../../../kernel/proving/story.ts';
import { dead, type StoryRows, west } from '../stories/west.ts';
import { judged } from './judge.ts';

const chance = (jack: StoryRows, mac: StoryRows, table: StoryTable = {}): number => judged(west(jack, mac, table).table);
const few = { zones: { graveyard: dead('jack-colty cortez lem-tuttle') } };
const plain = chance({ hand: '38-special' }, { hand: 'lawman' });

test('McReady is better off the more of the gang are dead, and worse the nearer the border', () => {
  expect(chance({ hand: '38-special' }, { hand: 'lawman' }, few)).toBeGreaterThan(plain);
  expect(chance({ hand: '38-special' }, { hand: 'lawman' }, { open: { border: 2 } })).toBeLessThan(plain);
});
test('firepower counts, on the table and in hand', () => {
  expect(chance({ hand: '38-special' }, { hand: 'lawman', column: { bank: 'bounty-hunter' } })).toBeGreaterThan(plain);
  expect(chance({ hand: '38-special', column: { bank: 'gatling-gun' } }, { hand: 'lawman' })).toBeLessThan(plain);
  expect(chance({ hand: '38-special' }, { hand: 'lawman bounty-hunter' })).toBeGreaterThan(plain);
  expect(chance({ hand: '38-special gatling-gun' }, { hand: 'lawman' })).toBeLessThan(plain);
});
test('near the end little is left to chance', () => {
  const last = { place: 'express-315', space: 4 };
  expect(chance({ hand: '' }, { hand: 'lawman' }, { open: last })).toBeLessThan(0.02);
  expect(
    chance(
      { hand: '' },
      { hand: 'lawman', column: { 'express-315': 'bounty-hunter' } },
      { open: last, zones: { graveyard: dead('jack-colty') } },
    ),
  ).toBeGreaterThan(0.8);
});
