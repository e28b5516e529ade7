/** Every lesson can be played as it is written, and comes out as its teacher says. */
import { expect, test } from 'vitest';
import { LEARNER } from '../../../client/learn/lesson.ts';
import type { Kinds } from '../../../kernel/game.ts';
import { notationOf } from '../../../kernel/proving/notation.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Json } from '../../../kernel/secret.ts';
import { taught } from './lessons.ts';

interface Seen {
  readonly open: { readonly debt: readonly number[]; readonly tokens: readonly number[] };
  readonly zones: {
    readonly hand: readonly string[][];
    readonly money: readonly string[][];
    readonly graveyard: readonly string[];
  };
}
/** What the learner sees when the lesson is over. */
const atTheEndOf = (id: string): Seen => {
  const { game } = taught;
  const lesson = taught.lessons[id]!;
  const words = notationOf(game, []);
  const config = game.configure((lesson.options ?? null) as Json, lesson.seats) as Json;
  const laid = game.lay(config, lesson.seats, lesson.seed, lesson.position);
  if (isRefusal(laid)) throw new Error(laid.why);
  let table: Kinds['Table'] = laid;
  for (const step of lesson.steps) {
    const deeds = [...(step.kind === 'do' ? [[LEARNER, step.does] as const] : []), ...(step.others ?? [])];
    for (const [seat, deed] of deeds) {
      const next = game.next(table, { seat, move: words.move(deed), at: table.clock });
      if (isRefusal(next)) expect.fail(`${id}: ${deed}: ${next.why}`);
      table = next;
    }
  }
  return game.view(table, LEARNER) as unknown as Seen;
};

test('arming: six cards, neither Cactus nor Coyote among them', () => {
  const [hand] = atTheEndOf('arming').zones.hand;
  expect(hand).toHaveLength(6);
  expect(hand).not.toContain('cactus');
  expect(hand).not.toContain('coyote');
});
test('a robbery: the Sheriff gave change', () => expect(atTheEndOf('robbery').zones.money[0]).toEqual(['stagecoach']));
test('the shoot-out: the loot is the learner’s, and Mae has lost her cowboy', () => {
  const { zones } = atTheEndOf('shootout');
  expect(zones.money[0]).toEqual(['stagecoach']);
  expect(zones.graveyard).toEqual(['buffalo-bill']);
});
test('bail, debts, gangs: the debt was paid by itself, and the team is worth $300,000', () => {
  const { zones, open } = atTheEndOf('gang');
  expect([zones.money[0], zones.money[2]]).toEqual([['gold-train'], ['mail-car']]);
  expect([open.debt, open.tokens]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
