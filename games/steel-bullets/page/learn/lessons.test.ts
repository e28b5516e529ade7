/** Every lesson can be played as it is written. */
import { expect, test } from 'vitest';
import { atTheEndOf } from '../../../../client/testing/lesson.ts';
import { taught } from './lessons.ts';

test.each(Object.keys(taught.lessons))('the lesson "%s" is allowed, move by move', id => {
  expect(() => atTheEndOf(taught, id)).not.toThrow();
});
