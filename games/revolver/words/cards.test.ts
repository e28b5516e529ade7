/** The cards of Revolver: no two of one name, nothing of one language in another, and every text a sentence. */
import { expect, test } from 'vitest';
import { languages } from '../../../words/language.ts';
import { faces, places } from '../faces.ts';
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
