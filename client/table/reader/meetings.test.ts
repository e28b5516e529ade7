/** First meetings are explained when nothing presses: never over a race or a scene, nor while time runs at a live table. */
import '../../testing/no-browser.ts';
import { signal } from '@preact/signals';
import { beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { tongue } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';
import { nextOf } from './meetings.ts';

beforeAll(() => vi.waitUntil(() => tongue.value !== null, PATIENCE));

interface At {
  readonly kind: 'ask' | 'window' | 'race';
  readonly line?: 'server' | 'practice';
  readonly over?: object;
}
const at = ({ kind, line = 'server', over }: At): Session =>
  ({
    game: { id: 'wright-gang' },
    line: { kind: line },
    me: signal(0),
    now: signal({ ask: { kind, question: 'turn', waiting: [0] }, outcome: null }),
    isCalled: signal(true),
    over: signal(over ?? null),
    record: { lines: signal([]) },
    scene: signal(new Map([['sheriffs/', [{}]]])),
  }) as unknown as Session;
const next = (where: At, met: readonly string[] = ['table']): string | undefined =>
  nextOf(at(where), ['question:turn', 'zone:sheriffs'], met);

test('at rest the table is explained first, then each thing met at it, once', () => {
  expect(next({ kind: 'ask' }, [])).toBe('table');
  expect(next({ kind: 'ask' })).toBe('question:turn');
  expect(next({ kind: 'ask' }, ['table', 'question:turn'])).toBe('zone:sheriffs');
  expect(next({ kind: 'ask' }, ['table', 'question:turn', 'zone:sheriffs'])).toBe(undefined);
});
test('nothing lies over a race, where a press is a hand', () => {
  for (const line of ['server', 'practice'] as const)
    expect([next({ kind: 'race', line }), next({ kind: 'race', line }, [])]).toEqual([undefined, undefined]);
});
test('nor over a scene', () => expect(next({ kind: 'ask', over: {} })).toBe(undefined));
test('a window waits for a reader in practice, but not at a live table', () => {
  expect(next({ kind: 'window', line: 'practice' })).toBe('question:turn');
  expect(next({ kind: 'window', line: 'server' })).toBe(undefined);
});
