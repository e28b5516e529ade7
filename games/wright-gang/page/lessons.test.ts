/** Every lesson can be gone through as it is written, in every language, and a race that went wrong is found out. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Classroom, laidFor } from '../../../client/learn/classroom.ts';
import { LEARNER, type LessonStep, type RaceLesson } from '../../../client/learn/lesson.ts';
import type { Kinds, Telling } from '../../../kernel/game.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { school as en } from '../words/en/school.ts';
import { school as ru } from '../words/ru/school.ts';
import { school as uk } from '../words/uk/school.ts';
import { taught } from './lessons.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const { game, lessons } = taught;
const opened = async (id: string): Promise<Classroom> => {
  const room = new Classroom(game, laidFor(game, lessons[id]!), LEARNER, 'Jesse', 'gunhand');
  room.hear(() => {});
  await room.enter();
  return room;
};
const handOf = (room: Classroom): readonly string[] =>
  (game.view(room.table, LEARNER) as Kinds['View'] & { readonly zones: { readonly hand: readonly (readonly string[])[] } }).zones
    .hand[LEARNER]!;

/** A race in which the learner's hand comes down n milliseconds after the cue, or not at all. */
const raced = async (room: Classroom, step: RaceLesson<string>, after: number | null): Promise<readonly Telling[]> => {
  const ended = room.race(step);
  await vi.advanceTimersByTimeAsync(step.cue + 100);
  room.painted(performance.now());
  if (after !== null) {
    await vi.advanceTimersByTimeAsync(after);
    await room.press(performance.now());
  }
  await vi.advanceTimersByTimeAsync(10_000);
  return ended;
};
/** A learner who does it right: a hand in every race except the one that is off. */
const rightly = (step: RaceLesson<string>): number | null => (step.text === 'off' ? null : 300);
const follow = async (room: Classroom, step: LessonStep): Promise<void> => {
  if (step.kind === 'pick') expect(handOf(room)).toEqual(expect.arrayContaining(step.picks.split(' ')));
  if (step.kind === 'do') {
    const answer = await room.ask({ ask: 'move', move: room.words.move(step.does) });
    expect(isRefusal(answer), JSON.stringify(answer)).toBe(false);
  }
  if (step.kind === 'race') {
    const told = await raced(room, step, rightly(step));
    expect(step.again?.when(told) ?? false).toBe(false);
  }
  for (const [seat, words] of step.others ?? []) room.act(seat, words);
};

test.each(Object.keys(lessons))('%s can be gone through', async id => {
  const room = await opened(id);
  for (const step of lessons[id]!.steps) await follow(room, step);
  expect(game.miscount(room.table)).toBeNull();
});

describe('a race that went wrong is worth another try', () => {
  test.each([
    ['shootout', 'race', null],
    ['shootout', 'race', 2500],
    ['duel', 'off', 400],
    ['duel', 'real', null],
  ] as const)('%s, %s, a hand after %s ms', async (id, text, after) => {
    const room = await opened(id);
    for (const step of lessons[id]!.steps) {
      if (step.text !== text || step.kind !== 'race') {
        await follow(room, step);
        continue;
      }
      const before = room.table;
      expect(step.again!.when(await raced(room, step, after))).toBe(true);
      room.rewind(before);
      expect(step.again!.when(await raced(room, step, rightly(step)))).toBe(false);
      return;
    }
  });
});

test('a hand before the signal is refused by the rule for it', async () => {
  const room = await opened('shootout');
  for (const step of lessons['shootout']!.steps.slice(0, 3)) await follow(room, step);
  expect(await room.press(performance.now())).toMatchObject({ rule: 'WB-82' });
});
test('what the rules forbid is refused for their reason, what the lesson does not mean for its own', async () => {
  const room = await opened('loot');
  room.gate = () => ({ rule: 'lesson', why: 'not now' });
  expect(await room.ask({ ask: 'move', move: { do: 'discard', cards: ['3', '7'] } })).toMatchObject({ rule: 'WB-24' });
  expect(await room.ask({ ask: 'move', move: { do: 'pass' } })).toMatchObject({ rule: 'lesson' });
});

test.each([
  ['en', en],
  ['ru', ru],
  ['uk', uk],
])('everything that is said in %s is said at some step', (_language, words) => {
  for (const [id, { steps }] of Object.entries(words.lessons)) {
    const said = lessons[id]!.steps.flatMap(step => [
      step.text,
      ...(step.kind === 'do' && step.hint !== undefined ? [step.hint] : []),
      ...(step.kind === 'race' && step.again !== undefined ? [step.again.text] : []),
    ]);
    expect(Object.keys(steps).toSorted()).toEqual(said.toSorted());
  }
});
