/** Messages as bytes: the same that anybody would write, whichever way they were made. */
import { expect, test } from 'vitest';
import { wrightGang } from '../games/wright-gang/game.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { Stream } from '../table/stream.ts';
import type { Told } from '../wire/protocol.ts';
import { bytesOf } from './wording.ts';

const game = wrightGang as unknown as Game<Kinds>;

test('an update says in bytes what it says as a value', () => {
  const table = game.setup(game.configure(null, 3) as never, 3, 'seed');
  const stream = new Stream(game, 1, 0, table);
  const clocks = { now: 1, deadlines: [null, 2, null] };
  const tellings = [{ tell: 'dealt', cards: ['“7”', null] }];
  const told: Told[] = [
    { tell: 'update', table: 'ABCD', update: stream.now(tellings), clocks },
    { tell: 'cue', table: 'ABCD', showAt: 12.5, update: stream.now([]), clocks },
    { tell: 'update', table: 'ABCD', update: { ...stream.now([]) }, clocks },
    { tell: 'said', table: 'ABCD', from: { seat: null, name: 'Ґанна', who: 'x' }, text: '🤠' },
  ];
  for (const one of told) expect(JSON.parse(bytesOf(one).toString())).toEqual(JSON.parse(JSON.stringify(one)));
});
test('what goes to many is put into words once', () => {
  const told: Told = { tell: 'closing' };
  expect(bytesOf(told)).toBe(bytesOf(told));
});
