/** No text says what the glossary of its language says in another way. */
import { expect, test } from 'vitest';
import { boxes } from '../games/index.ts';
import { literalsIn, quoted, type Written, written } from '../testing/project/texts.ts';
import { glossary as en } from './en/glossary.ts';
import type { NotSaid } from './glossary.ts';
import { type Language, languages } from './language.ts';
import { glossary as ru } from './ru/glossary.ts';
import { glossary as uk } from './uk/glossary.ts';

const glossaries: { readonly [L in Language]: readonly NotSaid[] } = { en, ru, uk };
const texts = written();

const isMeant = ({ in: places }: NotSaid, { game }: Written): boolean => places?.includes(game ?? 'pages') ?? true;

test('the literals of a source are read without comments and without what is filled in', () => {
  const source = [
    "/* 'not' this */ const a = 'it\\'s'; // nor 'this'",
    'const b = `one $' + '{f({ x: `two $' + '{2}` })} three`;',
  ].join('\n');
  expect(literalsIn(source)).toEqual([
    { line: 1, text: "it's" },
    { line: 2, text: 'one … three' },
    { line: 2, text: 'two …' },
  ]);
});

test.each(languages)('the glossary in %s names places that there are', language => {
  const places = ['pages', ...Object.keys(boxes)];
  for (const { in: named = [] } of glossaries[language]) for (const place of named) expect(places).toContain(place);
});

test.each(languages)('every text in %s says what its glossary says', language => {
  const here = texts.filter(text => text.language === language);
  expect(here.length).toBeGreaterThan(1000);
  const found = glossaries[language].flatMap(entry =>
    here.filter(text => isMeant(entry, text) && entry.word.test(text.text)).map(text => `${quoted(text)} → ${entry.say}`),
  );
  expect(found).toEqual([]);
});
