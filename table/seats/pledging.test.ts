/** From `ready` to the deal: pledges, their list, and what the pages reveal. */
import { expect, test } from 'vitest';
import { pledgeOf, proofFault } from '../../wire/proof.ts';
import { TableActor } from '../actor.ts';
import { REVEAL_WITHIN } from '../game/setup.ts';
import { proofOf } from '../play/record.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, type Furnished, game, headerFor, keepers } from '../testing/table.ts';
import { emptyTable } from './seating.ts';

/** Guests on the first chairs and a bot on the last, all ready. */
const gathered = async (names: readonly string[]): Promise<Furnished> => {
  const runtime = new TestRuntime();
  const seats = names.length + 1;
  const table = new TableActor(game, keepers, runtime, headerFor(seats, { seating: emptyTable(names[0]!, seats) }));
  const guests = names.map(name => new TestGuest(name));
  for (const guest of guests) {
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit' });
  }
  await ask(table, guests[0]!, runtime, { ask: 'arrange', how: { change: 'bot', seat: names.length, bot: 'gunhand' } });
  for (const guest of guests) await ask(table, guest, runtime, { ask: 'ready', ready: true });
  return { runtime, table, guests };
};
const shown = (guest: TestGuest) => guest.last('table')!.table;
const startsIn = (runtime: TestRuntime) => runtime.log.flatMap(entry => ('start' in entry ? [entry.start] : []));

test('no pledge is shown before all have pledged, and nothing is dealt before all have revealed', async () => {
  const { runtime, table, guests } = await gathered(['ann', 'ben']);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  ben.sleeps = true;
  expect(JSON.stringify(ann.heard)).not.toContain('"pledges"');
  await ask(table, ann, runtime, { ask: 'start' });
  expect(shown(ann)).toMatchObject({ status: 'gathering', pledges: [{ seat: 0 }, { seat: 1 }] });
  expect(startsIn(runtime)).toEqual([]);
  await ask(table, ben, runtime, { ask: 'reveal', entropy: ben.pledges.evidence('TEST', 1)!.entropy });
  expect(shown(ben)).toMatchObject({ status: 'playing' });
  expect(shown(ben).pledges).toBeUndefined();
  const [start] = startsIn(runtime);
  const proof = proofOf('TEST', start!);
  expect(proof.entropy.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(proof.pledges).toEqual(ann.pledges.evidence('TEST', 1)!.pledges);
  expect(proofFault(JSON.parse(JSON.stringify(proof)), start!.seed)).toBeNull();
});
test('readiness requires a pledge; a reveal at the wrong time, by another guest, or other than pledged is refused', async () => {
  const { runtime, table, guests } = await gathered(['ann', 'ben']);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  const refused = (guest: TestGuest, question: object) => ask(table, guest, runtime, question);
  expect(await refused(ann, { ask: 'ready', ready: true, pledge: undefined })).toMatchObject({ rule: 'seat:pledge' });
  const entropyOf = (guest: TestGuest) => guest.pledges.evidence('TEST', 1)!.entropy!;
  expect(await refused(ann, { ask: 'reveal', entropy: entropyOf(ann) })).toMatchObject({ why: 'Nothing is to be revealed now.' });
  for (const guest of guests) guest.sleeps = true;
  await ask(table, ann, runtime, { ask: 'start' });
  const rail = new TestGuest('cid');
  await table.enter(rail, null);
  expect(await refused(rail, { ask: 'reveal', entropy: entropyOf(ann) })).toMatchObject({ rule: 'seat:rail' });
  expect(await refused(ben, { ask: 'reveal', entropy: entropyOf(ann) })).toMatchObject({
    why: 'That is not what you have pledged.',
  });
  expect(await refused(ben, { ask: 'reveal', entropy: 'ab'.repeat(16) })).toMatchObject({ rule: 'seat:reveal' });
  // A repeated reveal does no harm.
  expect(await ask(table, ann, runtime, { ask: 'reveal', entropy: entropyOf(ann) })).toEqual({});
  expect(await ask(table, ann, runtime, { ask: 'reveal', entropy: entropyOf(ann) })).toEqual({});
  expect(startsIn(runtime)).toEqual([]);
  expect(await ask(table, ben, runtime, { ask: 'reveal', entropy: entropyOf(ben) })).toEqual({});
  expect(startsIn(runtime).length).toBe(1);
  expect(await refused(ben, { ask: 'reveal', entropy: entropyOf(ben) })).toMatchObject({ rule: 'seat:reveal' });
});
test('while pages reveal, nothing else changes', async () => {
  const { runtime, table, guests } = await gathered(['ann', 'ben']);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  ben.sleeps = true;
  await ask(table, ann, runtime, { ask: 'start' });
  for (const question of [
    { ask: 'ready', ready: false },
    { ask: 'stand' },
    { ask: 'start' },
    { ask: 'arrange', how: { change: 'kick', seat: 1 } },
    { ask: 'arrange', how: { change: 'options', options: { rounds: 1 } } },
  ])
    expect(await ask(table, ann, runtime, question)).toMatchObject({ rule: 'seat:dealing' });
});
test('a page that does not reveal in time calls the start off: all draw again, and its guest is announced and recorded', async () => {
  const { runtime, table, guests } = await gathered(['ann', 'ben']);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  ben.sleeps = true;
  await ask(table, ann, runtime, { ask: 'start' });
  await runtime.pass(REVEAL_WITHIN - 1);
  expect(shown(ann).missed).toBeUndefined();
  const before = ann.pledges.evidence('TEST', 1)!;
  await runtime.pass(1);
  expect(shown(ann)).toMatchObject({ status: 'gathering', missed: [['ben']] });
  expect(shown(ann).pledges).toBeUndefined();
  expect(shown(ann).chairs.map(({ ready }) => ready)).toEqual([false, false, true]);
  ben.sleeps = false;
  for (const guest of guests) await ask(table, guest, runtime, { ask: 'ready', ready: true });
  expect(ann.pledges.evidence('TEST', 1)!.entropy).not.toBe(before.entropy);
  await ask(table, ann, runtime, { ask: 'start' });
  const [start] = startsIn(runtime);
  expect(start!.missed).toEqual([[{ kind: 'guest', id: 'ben', name: 'ben' }]]);
  expect(proofOf('TEST', start!).missed).toEqual([['ben']]);
  expect(shown(ann).missed).toBeUndefined();
  expect(ann.pledges.evidence('TEST', 1)!.starts).toBe(2);
});
test('a page that loses its connection between pledge and reveal is asked again on return', async () => {
  const { runtime, table, guests } = await gathered(['ann', 'ben']);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  await table.leave(ben);
  await ask(table, ann, runtime, { ask: 'start' });
  expect(startsIn(runtime)).toEqual([]);
  await table.enter(ben, null);
  await runtime.settle();
  expect(shown(ben).status).toBe('playing');
});
test.each(['pledged', 'listed', 'half revealed', 'dealt'] as const)(
  'killed when all was %s, a table comes back sane',
  async when => {
    const { runtime, table, guests } = await gathered(['ann', 'ben']);
    const [ann, ben] = guests as [TestGuest, TestGuest];
    ben.sleeps = when !== 'dealt';
    ann.sleeps = when === 'listed';
    if (when !== 'pledged') await ask(table, ann, runtime, { ask: 'start' });
    // The header as it was last saved, or one step behind the log.
    const header = when === 'dealt' ? runtime.headers.at(-2)! : runtime.headers.at(-1)!;
    const again = new TestRuntime('again');
    const back = new TableActor(game, keepers, again, JSON.parse(JSON.stringify(header)));
    await back.recall(runtime.log);
    for (const guest of guests) {
      guest.sleeps = false;
      await back.enter(guest, null);
    }
    if (when === 'dealt') {
      expect(shown(ann)).toMatchObject({ status: 'playing', gameNumber: 1 });
      expect(shown(ann)).not.toHaveProperty('pledges');
      return;
    }
    expect(shown(ann)).toMatchObject({ status: 'gathering', gameNumber: 1 });
    expect(shown(ann).chairs.map(({ ready }) => ready)).toEqual([false, false, true]);
    // A server that stops between the pledges and the deal could have seen the result: that counts as a called-off start.
    expect(shown(ann).missed).toEqual(when === 'pledged' ? undefined : [[]]);
    for (const guest of guests) await ask(back, guest, again, { ask: 'ready', ready: true });
    await ask(back, ann, again, { ask: 'start' });
    expect(shown(ann).status).toBe('playing');
  },
);
test('swapped chairs: each seat of the next game has its own pledge', async () => {
  const { runtime, table, guests } = await gathered(['ann', 'ben']);
  const [ann, ben] = guests as [TestGuest, TestGuest];
  await ask(table, ann, runtime, { ask: 'ready', ready: true, turned: true });
  await ask(table, ben, runtime, { ask: 'ready', ready: true });
  await ask(table, ann, runtime, { ask: 'start' });
  const [start] = startsIn(runtime);
  expect(start!.players.map(({ name }) => name)).toEqual(['gunhand 1', 'ben', 'ann']);
  const { entropy } = ann.pledges.evidence('TEST', 1)!;
  expect(start!.pledges!.at(-1)).toEqual({
    seat: 2,
    value: pledgeOf({ table: 'TEST', game: 1, seat: 2, entropy: entropy! }),
  });
});
test('a table of bots needs no reveal', async () => {
  const runtime = new TestRuntime();
  const chairs = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot: 'gunhand' }));
  const table = new TableActor(game, keepers, runtime, headerFor(3, { seating: { host: 'ann', chairs } }));
  const ann = new TestGuest('ann');
  await table.enter(ann, null);
  await ask(table, ann, runtime, { ask: 'start' });
  expect(shown(ann).status).toBe('playing');
});
