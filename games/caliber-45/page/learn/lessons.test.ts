/** Every lesson can be played as written, and ends as its teacher says. */
import { expect, test } from 'vitest';
import { atTheEndOf } from '../../../../client/testing/lesson.ts';
import { taught } from './lessons.ts';

interface Seen {
  readonly open: { readonly debt: readonly number[]; readonly tokens: readonly number[] };
  readonly zones: {
    readonly hand: readonly string[][];
    readonly money: readonly string[][];
    readonly graveyard: readonly string[];
  };
}
const seenAfter = (id: string): Seen => atTheEndOf(taught, id) as unknown as Seen;

test('arming: six cards, neither Cactus nor Coyote among them', () => {
  const [hand] = seenAfter('arming').zones.hand;
  expect(hand).toHaveLength(6);
  expect(hand).not.toContain('cactus');
  expect(hand).not.toContain('coyote');
});
test('a robbery: the Sheriff gave change', () => expect(seenAfter('robbery').zones.money[0]).toEqual(['stagecoach']));
test('the shoot-out: the loot is the learner’s, and Mae has lost her cowboy', () => {
  const { zones } = seenAfter('shootout');
  expect(zones.money[0]).toEqual(['stagecoach']);
  expect(zones.graveyard).toEqual(['buffalo-bill']);
});
test('bail, debts, gangs: the debt was paid by itself, and the team is worth $300,000', () => {
  const { zones, open } = seenAfter('gang');
  expect([zones.money[0], zones.money[2]]).toEqual([['gold-train'], ['mail-car']]);
  expect([open.debt, open.tokens]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
