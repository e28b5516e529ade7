/**
 * The themes of every game that has puzzles: each puzzle has one, none is empty, all have words, and no theme gives the better move away.
 */
import { expect, test } from 'vitest';
import { languages } from '../../words/language.ts';
import { puzzledGames } from './lists.ts';
import { riddlesOf } from './riddle.ts';
import { puzzledBy, themeOf, themeWordsOf } from './themes.ts';

test.each(puzzledGames)('%s', async game => {
  const [riddles, { themes }] = await Promise.all([riddlesOf(game), puzzledBy(game)]);
  const ids = themes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const found = riddles.map(riddle => themeOf(themes, riddle));
  expect(new Set(found)).toEqual(new Set(ids));
  for (const riddle of riddles) {
    const { evidence, best } = riddle;
    const turned = {
      ...riddle,
      best: evidence!.second.move,
      evidence: { ...evidence!, second: { ...evidence!.best, move: best } },
    };
    expect(themeOf(themes, turned)).toBe(themeOf(themes, riddle));
  }
  for (const language of languages) expect(Object.keys(await themeWordsOf(game, language)).toSorted()).toEqual(ids.toSorted());
});
