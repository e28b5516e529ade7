/** The trail of every game that has one: ten stops on terms that the game takes, from its first lesson to its strongest bot, each with its words. */
import { expect, test } from 'vitest';
import { boxes, type GameId } from '../../games/index.ts';
import { levelsOf } from '../../kernel/bot.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { StopWords } from '../../words/first.ts';
import { languages } from '../../words/language.ts';
import type { Lessons } from '../learn/lesson.ts';
import type { TrailStop } from './stop.ts';

const trails = import.meta.glob<{ readonly stops: readonly TrailStop[] }>('../../games/*/page/stops.ts', { eager: true });
const words = import.meta.glob<{ readonly stops: StopWords }>('../../games/*/words/*/alone.ts', { eager: true });
const puzzles = import.meta.glob<{ readonly default: readonly object[] }>('../../games/*/puzzles.json', { eager: true });

const schools = import.meta.glob<{ readonly taught: Lessons }>(
  ['../../games/*/page/lessons.ts', '../../games/*/page/learn/lessons.ts'],
  {
    eager: true,
  },
);
const taughtIn = (game: GameId): Lessons['lessons'] =>
  Object.entries(schools).find(([path]) => path.startsWith(`../../games/${game}/`))![1].taught.lessons;

const withTrail = (Object.keys(boxes) as GameId[]).filter(game => `../../games/${game}/page/stops.ts` in trails);
test('there are trails', () => expect(withTrail.length).toBeGreaterThan(3));
test.each(withTrail)('%s', game => {
  const { stops } = trails[`../../games/${game}/page/stops.ts`]!;
  expect(stops).toHaveLength(10);
  expect(new Set(stops.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(10);
  const taught = stops.flatMap(stop => (stop.kind === 'lesson' ? [stop.id] : []));
  expect(stops[0]!.kind).toBe('lesson');
  const matches = stops.flatMap(stop => (stop.kind === 'match' ? [stop] : []));
  // All that is taught lies along it, but for what no match of it is played with.
  const lessons = taughtIn(game);
  const played = new Set(matches.flatMap(({ options }) => Object.keys(options)));
  const along = Object.keys(lessons).filter(id => Object.keys(lessons[id]!.options ?? {}).every(option => played.has(option)));
  expect(Object.keys(lessons)).toEqual(expect.arrayContaining(taught));
  expect(taught).toEqual(expect.arrayContaining(along));
  const { game: rules, bots } = boxes[game];
  for (const { bots: seated, options, seat = 0 } of matches) {
    expect(isRefusal(rules.configure(options, seated.length + 1) as object)).toBe(false);
    expect(bots.map(bot => bot.name)).toEqual(expect.arrayContaining([...seated]));
    expect(seat).toBeLessThanOrEqual(seated.length);
  }
  // One of them is a few puzzles, and the game has more than it asks for.
  const asked = stops.flatMap(stop => (stop.kind === 'puzzles' ? [stop.asks] : []));
  expect(asked).toHaveLength(1);
  expect(puzzles[`../../games/${game}/puzzles.json`]!.default.length).toBeGreaterThan(asked[0]!);
  const strongest = levelsOf<{ readonly name: string; readonly level?: string }>(bots).at(-1)!.name;
  expect(new Set(matches.at(-1)!.bots)).toEqual(new Set([strongest]));
  for (const language of languages)
    expect(Object.keys(words[`../../games/${game}/words/${language}/alone.ts`]!.stops).toSorted()).toEqual(
      matches.map(({ id }) => id).toSorted(),
    );
});
