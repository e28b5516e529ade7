/** Answers to an evening, in both databases. */
import { expect, test } from 'vitest';
import type { StoredAnswer } from './shape/evenings.ts';
import { ann, furnished, withBothDatabases } from './testing/databases.ts';

const answered = (guest: string, more: Partial<StoredAnswer> = {}): Omit<StoredAnswer, 'reminded'> => ({
  evening: 'abcdefgh1234',
  at: 5000,
  guest,
  answer: 'yes',
  game: 'wright-gang',
  code: null,
  answeredAt: 1,
  ...more,
});

withBothDatabases(databases => {
  test('an answer replaces the previous one; blocked people do not see each other’s; a guest’s newest stay', async () => {
    const { store } = await furnished(databases, []);
    const { evenings, guests, moderation, keeping } = store;
    for (const id of ['ben', 'cat']) await guests.create({ ...ann, id, name: id, recovery: `hash of ${id}` });
    await evenings.answer(answered('ann'), 2);
    await evenings.answer(answered('ben', { answeredAt: 2 }), 2);
    await evenings.answer(answered('cat', { answeredAt: 3 }), 2);
    await evenings.answer(answered('ben', { answer: 'no', answeredAt: 4 }), 2);
    await evenings.answer(answered('ben', { evening: 'another12345', answeredAt: 5 }), 2);
    const shown = async (guest: string | null, at = 5000, most = 9) =>
      (await evenings.of('abcdefgh1234', at, guest, most)).map(each => `${each.name} ${each.answer}`);
    expect(await shown(null)).toEqual(['Ann yes', 'cat yes', 'ben no']);
    expect(await shown(null, 5001)).toEqual([]);
    expect(await shown(null, 5000, 1)).toEqual(['Ann yes']);
    await moderation.block('ann', 'cat');
    expect(await shown('ann')).toEqual(['Ann yes', 'ben no']);
    expect(await shown('cat')).toEqual(['cat yes', 'ben no']);
    expect(await shown('ben')).toEqual(['Ann yes', 'cat yes', 'ben no']);

    await evenings.answer(answered('ben', { at: 9000, answeredAt: 6 }), 2);
    expect((await evenings.ofGuest('ben')).map(({ at }) => at)).toEqual([9000, 5000]);
    await keeping.forget('ben', { name: 'Stranger', blurred: text => text });
    expect(await evenings.ofGuest('ben')).toEqual([]);
    await guests.seen('ann', 9000);
    await keeping.purge({ unused: 5000, old: null });
    expect(await evenings.ofGuest('ann')).toHaveLength(1);
    await keeping.purge({ unused: 5001, old: null });
    expect(await evenings.ofGuest('ann')).toEqual([]);
  });
  test('those who may come are handed out once before it begins, to one process of several', async () => {
    const { store, place } = await furnished(databases, []);
    const { evenings, guests } = store;
    for (const id of ['ben', 'cat']) await guests.create({ ...ann, id, name: id, recovery: `hash of ${id}` });
    await evenings.answer(answered('ann'), 9);
    await evenings.answer(answered('ben', { answer: 'perhaps' }), 9);
    await evenings.answer(answered('cat', { answer: 'no' }), 9);
    expect(await evenings.remind(3000, 4999)).toEqual([]);
    expect(await evenings.remind(5000, 9000)).toEqual([]);
    const other = databases.kind === 'postgres' ? await databases.open(place) : store;
    const handed = (await Promise.all([store, other, store].map(each => each.evenings.remind(4000, 5000)))).flat();
    expect(handed.map(({ guest }) => guest).toSorted()).toEqual(['ann', 'ben']);
    // A guest who says yes only now was late, not forgotten.
    await evenings.answer(answered('cat'), 9);
    expect((await evenings.remind(4000, 5000)).map(({ guest }) => guest)).toEqual(['cat']);
  });
});
