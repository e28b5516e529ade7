/** The cards of Revolver: no two of one name, nothing of one language in another, and every text a sentence. */
import { expect, test } from 'vitest';
import { languages } from '../../../words/language.ts';
import { backOf, faces, places } from '../faces.ts';
import type { CardText } from './card-text.ts';
import { cards as en } from './en/cards.ts';
import { cards as ru } from './ru/cards.ts';
import { cards as uk } from './uk/cards.ts';

const cards = { en, ru, uk };
const foreign = { en: /\p{Script=Cyrillic}|["']/u, ru: /[\p{Script=Latin}іїєґ"']/u, uk: /[\p{Script=Latin}ыэъё"']/u };

test.each(languages)('157 cards have names and texts in %s', language => {
  const all = Object.entries(cards[language]);
  expect(all).toHaveLength(157);
  expect(new Set(all.map(([, { name }]) => name)).size).toBe(157);
  for (const [id, { name, text, printed = '' }] of all as [string, CardText][]) {
    expect(`${name} ${printed} ${text}`, id).not.toMatch(foreign[language]);
    expect(`${name} ${text}`, id).not.toMatch(/ {2}|\.\./);
    if (text !== '') expect(text, id).toMatch(/^[\p{Lu}+−].*\.$/u);
  }
});
test('every card of the box and every part of the board has words, and nothing else has', () => {
  expect(Object.keys(en).toSorted()).toEqual([...faces, ...places, 'mexican-border'].toSorted());
});
test('the same cards speak in every language', () => {
  for (const [id, { text }] of Object.entries(en))
    for (const other of [ru, uk]) expect(other[id as keyof typeof other].text === '', id).toBe(text === '');
});

/** Letters in a line of a small card, and of the longest word that stays legible there. */
const LINE = 12;
const WORD = 11;
const linesOf = (name: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(/ |(?<=-)/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};
const laid = faces.filter(face => ['colty', 'mcready', 'frontier'].includes(backOf(face)));
test.each(languages)('what is played from the hand has a name of two lines on a small card in %s', language => {
  expect(laid.length).toBeGreaterThan(90);
  const briefs = laid.map(face => {
    const { name, short = name.split(/ [–—] /)[0]! }: CardText = cards[language][face];
    return short;
  });
  expect(briefs.filter(brief => linesOf(brief).length > 2 || brief.split(/ |-/).some(word => word.length > WORD))).toEqual([]);
  expect(briefs.filter((brief, i) => briefs.indexOf(brief) !== i)).toEqual([]);
});
