/** The rulebook of Revolver: every statement is a sentence in its own language, cites only rules that exist, and the book is complete. */
import { expect, test } from 'vitest';
import { entriesOf } from '../../../kernel/records.ts';
import { languages } from '../../../words/language.ts';
import { baseDeck } from '../decks/decks.ts';
import { cardOf, places, type RevolverFace, rowCards } from '../faces.ts';
import { rules as numbered } from '../rules.ts';
import { examples as enExamples } from './en/examples.ts';
import { rules as en } from './en/rules.ts';
import { examples as ruExamples } from './ru/examples.ts';
import { rules as ru } from './ru/rules.ts';
import { examples as ukExamples } from './uk/examples.ts';
import { rules as uk } from './uk/rules.ts';

const book = { en, ru, uk };
const examples = { en: enExamples, ru: ruExamples, uk: ukExamples };
const foreign = { en: /\p{Script=Cyrillic}|["']/u, ru: /[\p{Script=Latin}іїєґ"']/u, uk: /[\p{Script=Latin}ыэъё"']/u };
/** Numbers of rules and of reaction windows are the same in every language. */
const numbers = /RV-\d{3}|R[12]/g;

test.each(languages)('296 rules in %s', language => {
  const all = Object.entries(book[language]).filter(([id]) => id.startsWith('RV'));
  expect(all.map(([id]) => id)).toEqual(Array.from({ length: 296 }, (_, i) => `RV-${String(i + 1).padStart(3, '0')}`));
  for (const [id, text] of all) {
    expect(text.replace(numbers, ''), id).not.toMatch(foreign[language]);
    expect(text, id).toMatch(/^[\p{Lu}«“+−].*[.)]$/u);
    expect(text, id).not.toMatch(/ {2}|\.\./);
  }
});
test.each(languages)('73 worked examples in %s', language => {
  const all = Object.entries(examples[language]);
  expect(all.map(([id]) => id)).toEqual(Array.from({ length: 73 }, (_, i) => `RX-${String(i + 1).padStart(2, '0')}`));
  for (const [id, text] of all) {
    expect(text, id).not.toMatch(foreign[language]);
    expect(text, id).toMatch(/^[\p{Lu}«].*\.$/u);
    // What is calculated is the same in every language.
    expect(text.match(/[\d −+]+ = \d/g), id).toEqual(enExamples[id as keyof typeof enExamples].match(/[\d −+]+ = \d/g));
  }
});
test('the seven questions of the book are called so, and no answer is the house’s', () => {
  const asked = entriesOf(numbered).flatMap(([id, { chapter, from }]) => (chapter === 'questions' ? [[id, ...from]] : []));
  // The last of them asks of two cards.
  expect(asked).toEqual([25, 27, 28, 30, 31, 32, 36, 37].map(n => [`RX-${n}`, 'seed']));
});
test('every language cites the same rules, and only rules that exist', () => {
  for (const [id, text] of Object.entries(en)) {
    const cited = (text.match(numbers) ?? []).toSorted();
    for (const number of cited) if (number.startsWith('RV')) expect(en, id).toHaveProperty(number);
    for (const other of [ru, uk]) expect((other[id as keyof typeof other].match(numbers) ?? []).toSorted(), id).toEqual(cited);
  }
});
const numbersIn = (text: string): number[] => (text.replace('3:15', '').match(/\d+/g) ?? []).map(Number);
test.each(languages)('what the book counts is what the cards say, in %s', language => {
  const rules = book[language];
  expect(numbersIn(rules['RV-160'])).toEqual(places.flatMap(place => [rowCards[place].spaces, rowCards[place].defence]));
  const kinds = (['mcready', 'colty'] as const).flatMap(side =>
    (['character', 'firepower', 'action'] as const).map(type =>
      Object.entries(baseDeck(side)).reduce((sum, [id, n]) => sum + (cardOf(id as RevolverFace).type === type ? n : 0), 0),
    ),
  );
  expect(numbersIn(rules['RV-249'])).toEqual(kinds);
});
