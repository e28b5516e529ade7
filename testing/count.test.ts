/** The last lines of a run. */
import { expect, test } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { lastWords, tookLines } from './count.ts';

type Told = { readonly state: string; readonly flaky?: boolean; readonly message?: string; readonly stack?: string };
const moduleOf = (tests: { readonly [name: string]: Told }): TestModule => {
  const module = { relativeModuleId: 'a.test.ts' };
  const told = Object.entries(tests).map(([fullName, { state, flaky = false, message, stack }]) => {
    const result = { state, errors: message === undefined ? [] : [{ message, stack }] };
    return { type: 'test', module, fullName, result: () => result, diagnostic: () => ({ flaky }) } as unknown as TestCase;
  });
  return { ...module, type: 'module', errors: () => [], children: { allTests: () => told } } as unknown as TestModule;
};

test('failed and unsteady tests have a line each at the end, with the full output of unsteady ones above', () => {
  const page = 'It goes no further. The page shows:\nunsteady: a horse\n2 passed';
  const words = lastWords([
    moduleOf({
      good: { state: 'passed' },
      bad: { state: 'failed', message: 'one\nis not two' },
      odd: { state: 'passed', flaky: true, message: page, stack: `Error: ${page}\n    at play (b.ts:1:2)` },
    }),
  ]);
  expect(words.join('\n').split('\n')).toEqual([
    'first try of a.test.ts > odd:',
    '  It goes no further. The page shows:',
    '  unsteady: a horse',
    '  2 passed',
    '      at play (b.ts:1:2)',
    '2 passed, 1 failed',
    'failed: a.test.ts > bad: one',
    'unsteady: a.test.ts > odd: It goes no further. The page shows:',
  ]);
});
test('each project’s duration is from its first file to its last', () => {
  const spans = new Map([
    ['house', { from: 1000, to: 61_400 }],
    ['rules', { from: 0, to: 1000 }],
  ]);
  expect(tookLines(spans)).toEqual(['took: house 60 s', 'took: rules 1 s']);
});
