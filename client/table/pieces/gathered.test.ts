/** Facts gathered from tellings are undone with their step. */
import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { Gathered } from './gathered.ts';

test('taking back the last step forgets everything it brought', () => {
  const session: Pick<Session, 'step'> = { step: 0 };
  const words = new Gathered<readonly string[]>([]);
  const hears = (...tells: readonly string[]): readonly string[] => {
    for (const tell of tells) words.hear(session as Session, { tell }, (was, telling) => [...was, telling.tell]);
    session.step++;
    return words.now.value;
  };
  expect(hears('called', 'moved')).toEqual(['called', 'moved']);
  expect(hears('joins', 'moved')).toEqual(['called', 'moved', 'joins', 'moved']);
  expect(hears('undone')).toEqual(['called', 'moved']);
  expect(hears('stays')).toEqual(['called', 'moved', 'stays']);
  expect(hears('undone')).toEqual(['called', 'moved']);
});
