/** What a simulation counts: a robbery is told to the listener line by line. */
import { expect, test } from 'vitest';
import type { Telling } from '../../kernel/game.ts';
import { report } from './report.ts';

const moved = (from: string, to: string, ...cards: string[]): Telling => ({
  tell: 'moved',
  cards,
  from: { zone: from, seat: null },
  to: { zone: to, seat: null },
});
const picks = (card: string): Telling => moved('spread', 'loot', card);
const lays = (...cards: string[]): Telling => moved('hand', 'thrown', ...cards);
const said = (tell: string): Telling => ({ tell });
const taken = moved('loot', 'money', 'any');
const putAway = moved('loot', 'spent', 'any');

const countsOf = (...tellings: Telling[]): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  const hear = report.listener((group, what) => {
    found[group] = [...(found[group] ?? []), what];
  });
  for (const telling of [said('called'), ...tellings]) hear(telling);
  return found;
};

test.each<[string, string[], ...Telling[]]>([
  ['the guards were shot, and nobody else rode', ['ammo-2'], picks('mail-car'), lays('ammo-2'), said('beat'), taken],
  ['nobody rode along, nobody guarded it', ['nobody'], picks('stagecoach'), taken],
  [
    'the last opponent was shot',
    ['ammo-6', 'ammo-4'],
    picks('stagecoach'),
    lays('ammo-6', 'ammo-4'),
    said('shot'),
    said('killed'),
    taken,
  ],
  [
    'the last opponent had a Mustang',
    ['mustang'],
    picks('stagecoach'),
    lays('ammo-6'),
    said('shot'),
    lays('mustang'),
    said('rode-off'),
    taken,
  ],
  [
    'the last opponent fled',
    ['flight'],
    picks('stagecoach'),
    lays('ammo-1'),
    said('shot'),
    lays('ammo-1'),
    said('defended'),
    said('fled'),
    taken,
  ],
  ['the guards killed them all', ['gold-train'], picks('gold-train'), said('killed'), said('killed'), putAway],
  ['a War party was beaten', ['ammo-3'], picks('war-party-3'), lays('ammo-3'), said('beat'), putAway],
  ['the Sheriff came', ['sheriff'], picks('sheriff'), said('owes'), said('jailed'), moved('loot', 'spread', 'sheriff')],
  ['two equal cards are one word', ['ammo-6'], picks('gold-train'), lays('ammo-6', 'ammo-6'), said('beat'), taken],
])('the last word: %s', (_, words, ...tellings) => {
  expect(countsOf(...tellings)['last word']).toEqual(words);
});

test('which cowboys are lost to what, and what else happens in a game', () => {
  const counts = countsOf(picks('dynamite'), said('killed'), said('killed'), putAway);
  expect(counts['cowboy lost to']).toEqual(['dynamite', 'dynamite']);
  expect(counts['a game']).toEqual(['robberies', 'cowboys lost', 'cowboys lost']);
  expect(counts['money card']).toEqual(['dynamite']);
  expect(countsOf(picks('stagecoach'), lays('ammo-6'), said('shot'), said('killed'), taken)['cowboy lost to']).toEqual(['a shot']);
  expect(countsOf(picks('sheriff'), said('jailed'), moved('loot', 'spread', 'sheriff'))['cowboy lost to']).toEqual(['sheriff']);
});
test('every group it counts in is declared', () => {
  const counts = countsOf(picks('gold-train'), said('joins'), said('killed'), said('settled'), putAway);
  expect(Object.keys(report.counted)).toEqual(expect.arrayContaining(Object.keys(counts)));
});
