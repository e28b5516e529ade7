/** Hints at a served table: who gets one, who is told, and that there is one for each position as its seat sees it. */
import { expect, test } from 'vitest';
import { steelBullets } from '../../games/steel-bullets/game.ts';
import type { Hint } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Header, HintAsked } from '../runtime.ts';
import type { TestGuest } from '../testing/runtime.ts';
import { ask, type Furnished, game, started } from '../testing/table.ts';

const allowed: Partial<Header> = { visibility: 'private', hints: true, options: { rounds: 2, first: 0 } };
const hint: Hint = { moves: [{ move: { do: 'pass' }, chance: 0.5, plusMinus: 0.1, reason: null }] };
interface Hinted extends Furnished {
  /** The requests the runtime received. */
  readonly asked: (HintAsked & { readonly guest: string })[];
}
const hinted = async (
  names: readonly string[],
  more = allowed,
  played = game,
  answer: () => Promise<Hint | Refusal> = async () => hint,
): Promise<Hinted> => {
  const at = await started(names, names.length, more, played);
  const asked: Hinted['asked'] = [];
  at.runtime.hint = (guest, about) => {
    asked.push({ ...about, guest });
    return answer();
  };
  return { ...at, asked };
};
const asks = ({ table, runtime }: Furnished, guest: TestGuest): Promise<object> => ask(table, guest, runtime, { ask: 'hint' });
const moves = ({ table, runtime }: Furnished, guest: TestGuest, seq: number, move: object): Promise<object> =>
  ask(table, guest, runtime, { ask: 'move', seq, move });
const notes = (guest: TestGuest): readonly object[] =>
  guest.heard.flatMap(told => (told.tell === 'note' && told.note === 'hinted' ? [{ seat: told.seat }] : []));

test('the player to move gets one, and every guest is told that they asked', async () => {
  const at = await hinted(['ann', 'ben']);
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  expect(await asks(at, ann)).toEqual(hint);
  expect(at.asked).toMatchObject([{ guest: 'ann', game: 'wright-gang', seat: 0 }]);
  expect([notes(ann), notes(ben)]).toEqual([[{ seat: 0 }], [{ seat: 0 }]]);
  expect(await asks(at, ben)).toMatchObject({ rule: 'table:turn' });
  await moves(at, ann, 0, { do: 'pass' });
  expect(await asks(at, ann)).toMatchObject({ rule: 'table:turn' });
  expect(await asks(at, ben)).toEqual(hint);
  expect(notes(ann)).toEqual([{ seat: 0 }, { seat: 1 }]);
});

test('a repeated request gives the same hint, and is told once', async () => {
  const at = await hinted(['ann', 'ben']);
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  expect(await Promise.all([asks(at, ann), asks(at, ann)])).toEqual([hint, hint]);
  expect(await asks(at, ann)).toEqual(hint);
  expect([at.asked.length, notes(ben).length]).toEqual([1, 1]);
});

test('none where hints are not allowed, between games, or for watchers', async () => {
  const at = await hinted(['ann', 'ben'], { ...allowed, hints: false });
  expect(await asks(at, at.guests[0]!)).toMatchObject({ rule: 'table:hints' });
  const { asked, ...open } = await hinted(['ann', 'ben'], { options: { rounds: 2, first: 0 } });
  expect(await asks(open, open.guests[0]!)).toMatchObject({ rule: 'table:hints' });
  const change = { ask: 'arrange', how: { change: 'hints', on: true } };
  expect(await ask(at.table, at.guests[0]!, at.runtime, change)).toMatchObject({ rule: 'seat:playing' });
  expect([at.asked, asked]).toEqual([[], []]);
  expect(notes(at.guests[1]!)).toEqual([]);
});

test('the game goes on while a hint is computed; a request refused by the server may be repeated', async () => {
  let settle: (hint: Hint | Refusal) => void = () => {};
  const answer = (): Promise<Hint | Refusal> =>
    new Promise(resolve => {
      settle = resolve;
    });
  const at = await hinted(['ann', 'ben'], allowed, game, answer);
  const [ann, ben] = at.guests as [TestGuest, TestGuest];
  const busy = { rule: 'server:busy', why: 'busy' };
  const first = at.table.ask(ann, { id: 1, ask: 'hint', table: 'TEST' });
  await at.runtime.settle();
  settle(busy);
  expect(await first).toEqual(busy);
  const second = at.table.ask(ann, { id: 2, ask: 'hint', table: 'TEST' });
  await at.runtime.settle();
  expect([at.asked.length, notes(ben).length]).toEqual([2, 1]);
  expect(await moves(at, ann, 0, { do: 'pass' })).toEqual({});
  settle(hint);
  expect(await second).toEqual(hint);
});

/** Three players of Steel Bullets: Ann has played a card, and the others may answer it. */
const inWindow = async (): Promise<Hinted> => {
  const laid = steelBullets as unknown as Game<Kinds>;
  const setup: Game<Kinds>['setup'] = (config, seats, seed) => {
    const hand = { 0: 'nerves will', 1: 'will hat', 2: 'hat medium' };
    const table = laid.lay(config, seats, seed, { zones: { hand } });
    if (isRefusal(table)) throw new Error(table.about);
    return table;
  };
  const open: Game<Kinds>['open'] = (config, seats, seed) => ({ table: setup(config, seats, seed), told: () => [], facts: [] });
  const at = await hinted(['ann', 'ben', 'cid'], { ...allowed, game: laid.id, options: null }, { ...laid, setup, open });
  expect(await moves(at, at.guests[0]!, 0, { do: 'nerves' })).toEqual({});
  return at;
};
test('asking twice while another seat secretly passes reveals nothing of that', async () => {
  const at = await inWindow();
  const [ann, ben, cid] = at.guests as [TestGuest, TestGuest, TestGuest];
  await asks(at, ben);
  expect(await moves(at, cid, 0, { do: 'pass' })).toEqual({});
  await asks(at, ben);
  expect([at.asked.length, notes(ann).length]).toEqual([1, 1]);
  expect(await asks(at, cid)).toMatchObject({ rule: 'table:turn' });
});
