/** The chain of a card and the Wills that answer it, from the tellings. */
import '../../../../client/testing/no-browser.ts';
import { expect, test } from 'vitest';
import { story } from '../../../../kernel/proving/story.ts';
import { isRefusal } from '../../../../kernel/refusal.ts';
import type { Move, Seat } from '../../../../kernel/seat.ts';
import { steelBullets } from '../../game.ts';
import { type Chain, linked } from './chain.ts';

const [jesse, billy, butch] = [0, 1, 2];
/** Jesse has opened a Bang! and holds a Misfire; the others have Wills. */
const banged = () =>
  story(
    steelBullets,
    { Jesse: { hand: 'misfire will' }, Billy: { hand: 'will hat' }, Butch: { hand: 'will hat' } },
    { zones: { cylinder: { 1: 'bang', 6: 'bang' } } },
  ).does('Jesse', 'open 1').table;
const signs = { waits: '?', works: '✓', cancelled: '✗' };
const told = (chain: Chain): string => chain.map(({ seat, card, fate }) => `${card} ${seat} ${signs[fate]}`).join(', ');
/** What a viewer at the rail sees of the chain after each of these moves; the time runs out where no player moves. */
const after = (...moves: readonly (readonly [Seat, Move] | 'time')[]): string[] => {
  let table = banged();
  let chain: Chain = [];
  return moves.map(made => {
    const input = made === 'time' ? { tick: table.ask!.closes! } : { seat: made[0], move: made[1], at: table.clock };
    const played = steelBullets.play(table, input);
    if (isRefusal(played)) throw new Error(played.why);
    table = played.table;
    for (const telling of played.told('rail')) chain = linked(chain, telling);
    return told(chain);
  });
};
const misfire: readonly [Seat, Move] = [jesse, { do: 'misfire' }];
const will = (seat: Seat, whom: Seat, card: string): readonly [Seat, Move] => [seat, { do: 'will', whom, card }];

test('a Misfire without an answer works', () => {
  expect(after(misfire, 'time')).toEqual(['misfire 0 ?', 'misfire 0 ✓']);
});
test('a Will cancels it', () => {
  expect(after(misfire, will(billy, jesse, 'misfire'), 'time')).toEqual([
    'misfire 0 ?',
    'misfire 0 ?, will 1 ?',
    'misfire 0 ✗, will 1 ✓',
  ]);
});
test('a Will against that Will: the first card works after all, once no further answer comes', () => {
  expect(after(misfire, will(billy, jesse, 'misfire'), will(jesse, billy, 'will'), 'time', 'time')).toEqual([
    'misfire 0 ?',
    'misfire 0 ?, will 1 ?',
    'misfire 0 ?, will 1 ?, will 0 ?',
    'misfire 0 ?, will 1 ✗, will 0 ✓',
    'misfire 0 ✓, will 1 ✗, will 0 ✓',
  ]);
});
test('three Wills: the last one decides', () => {
  const moves = [misfire, will(billy, jesse, 'misfire'), will(jesse, billy, 'will'), will(butch, jesse, 'will')] as const;
  expect(after(...moves).at(-1)).toBe('misfire 0 ✗, will 1 ✓, will 0 ✗, will 2 ✓');
});
test('another card begins a new chain, and a chamber ends it', () => {
  const told = after(misfire, 'time', [jesse, { do: 'open', chamber: 2 }]);
  expect(told.at(-1)).toBe('');
});
