/** A face comes to the table with its guest, changes only between games, and goes into the record of a game. */
import { expect, test } from 'vitest';
import { type Face, faceFor } from '../../wire/face.ts';
import { TableActor } from '../actor.ts';
import { recordOf } from '../play/record.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, game, headerFor, keepers, started } from '../testing/table.ts';

const OWL: Face = { head: 'owl', hat: 'straw', neck: 'bow', ink: 4 };
const BEAR: Face = { head: 'bear', hat: 'top', neck: 'none', ink: 2 };
const wears = (guest: TestGuest, face: Face): TestGuest => Object.assign(guest, { face });
const seen = (guest: TestGuest, seat: number): Face | undefined => guest.last('table')!.table.chairs[seat]!.face;

test('all guests see a chosen face; a guest who has chosen none has none on their chair', async () => {
  const runtime = new TestRuntime();
  const table = new TableActor(game, keepers, runtime, headerFor(2));
  const [ann, ben] = [wears(new TestGuest('ann'), OWL), new TestGuest('ben')];
  for (const guest of [ann, ben]) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit', seat: null });
  }
  expect(seen(ben, 0)).toEqual(OWL);
  expect(seen(ben, 1)).toBeUndefined();
  await table.rename(wears(ann, BEAR));
  expect(seen(ben, 0)).toEqual(BEAR);
  // It was changed while they were away.
  await table.leave(ann);
  expect(seen(ben, 0)).toEqual(BEAR);
  await table.enter(wears(ann, OWL), null);
  expect(seen(ben, 0)).toEqual(OWL);
});
test('faces do not change in mid-game', async () => {
  const { table, guests } = await started(['ann', 'ben'], 2);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  await table.rename(wears(ann, OWL));
  expect(seen(ben, 0)).toBeUndefined();
});
test('the record of a game has every player’s face, chosen or not', async () => {
  const runtime = new TestRuntime();
  const table = new TableActor(game, keepers, runtime, headerFor(3));
  const [ann, ben] = [wears(new TestGuest('ann'), OWL), new TestGuest('ben')];
  for (const guest of [ann, ben]) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit', seat: null });
  }
  await ask(table, ann, runtime, { ask: 'arrange', how: { change: 'bot', seat: 2, bot: 'gunhand' } });
  for (const guest of [ann, ben]) await ask(table, guest, runtime, { ask: 'ready', ready: true });
  await ask(table, ann, runtime, { ask: 'start' });
  const start = runtime.log.flatMap(entry => ('start' in entry ? [entry.start] : []))[0]!;
  const { log } = await recordOf(game, 'TEST', start, [], async () => {});
  expect(JSON.parse(log.split('\n')[0]!)).toMatchObject({ faces: [OWL, faceFor('ben'), null] });
});
