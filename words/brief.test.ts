/** A rulebook that begins with one page has it in every language, and it is one page. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import type { Brief } from './game.ts';
import { languages } from './language.ts';

/** Letters that fit on a screen of a desk without scrolling. */
const PAGE = 1600;
const pathOf = (game: string, language: string): string => `../games/${game}/words/${language}/brief.ts`;
const briefed = Object.keys(boxes).filter(game => existsSync(fileURLToPath(new URL(pathOf(game, 'en'), import.meta.url))));

test.each(briefed)('%s', async game => {
  for (const language of languages) {
    const { brief } = (await import(pathOf(game, language))) as { readonly brief: Brief };
    const texts = [brief.goal, brief.turn, brief.cards, brief.end];
    for (const text of texts) expect(text).toMatch(/^[\p{L}\d«“].*[.!]$/u);
    expect(texts.join('').length).toBeLessThan(PAGE);
  }
});
