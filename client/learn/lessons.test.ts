/** Every lesson of every game can be played as written. Races have no moves to try: `games/wright-gang/page/lessons.test.ts` runs them. */
import { describe, expect, test } from 'vitest';
import '../testing/no-browser.ts';
import { boxes } from '../../games/index.ts';
import { atTheEndOf } from '../testing/lesson.ts';
import { hasPart } from '../testing/parts.ts';
import type { Lessons, School } from './lesson.ts';

const games = Object.keys(boxes).filter(game => hasPart(game, 'page/school.ts'));
const hasNoRace =
  ({ lessons }: Lessons) =>
  (id: string): boolean =>
    lessons[id]!.steps.every(({ kind }) => kind !== 'race');
describe.each(games)('%s', async game => {
  const { school } = (await import(`../../games/${game}/page/school.ts`)) as { readonly school: School };
  const taught = await school.load();
  test.each(Object.keys(taught.lessons).filter(hasNoRace(taught)))('the lesson "%s" is allowed, move by move', id => {
    expect(() => atTheEndOf(taught, id)).not.toThrow();
  });
});
