/** A rulebook that begins with one page has it in every language, and it is one page. */
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import type { RuleTexts } from './game.ts';
import { languages } from './language.ts';

/** Letters that fit on a screen of a desk without scrolling. */
const PAGE = 1600;
const bookOf = (game: string, language: string): Promise<RuleTexts> => import(`../games/${game}/words/${language}/rules.ts`);

test.each(Object.keys(boxes))('%s', async game => {
  const books = await Promise.all(languages.map(language => bookOf(game, language)));
  expect(new Set(books.map(({ brief }) => brief === undefined)).size).toBe(1);
  for (const { brief } of books) {
    if (brief === undefined) continue;
    const texts = [brief.goal, brief.turn, brief.cards, brief.end];
    for (const text of texts) expect(text).toMatch(/^[\p{L}\d«“].*[.!]$/u);
    expect(texts.join('').length).toBeLessThan(PAGE);
  }
});
