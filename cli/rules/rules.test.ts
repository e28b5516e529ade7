/** `sixgun rules`. */
import { describe, expect, test } from 'vitest';
import { boxes } from '../../games/index.ts';
import { languages } from '../../words/language.ts';
import { tableWords } from '../../words/table.ts';
import { fine, sixgun } from '../testing/sixgun.ts';

describe('rules', () => {
  test.each(languages)('are printed in %s, each with its source and its tests', async language => {
    const out = fine(await sixgun('rules', 'wright-gang', '--lang', language));
    const { rulebook } = tableWords[language];
    const markOf = (source: string): string => rulebook.from[source as keyof typeof rulebook.from];
    for (const [id, { from }] of Object.entries(boxes['wright-gang'].rulebook.rules))
      expect(out).toContain(`\n${id} (${from.map(markOf).join(', ')}`);
    const first = boxes['wright-gang'].words[language].options['first']!.name;
    expect(out).toContain(`\nWB-1 (${rulebook.from.house}; ${rulebook.option(first)})`);
    expect(out).toMatch(new RegExp(`^ {4}${rulebook.test}: .*\\(games/wright-gang/stories/division\\.test\\.ts\\)$`, 'm'));
    // Readers do not see placeholders of titles.
    expect(fine(await sixgun('rules', 'caliber-45', '--lang', language))).not.toContain('${');
  });
  test('are one object as JSON', async () => {
    const book = JSON.parse(fine(await sixgun('rules', 'wright-gang', '--json', '--lang', 'uk'))) as {
      language: string;
      chapters: { title: string; rules: { id: string; text: string; tests: { title: string; file: string }[] }[] }[];
    };
    const rules = book.chapters.flatMap(chapter => chapter.rules);
    expect(book.language).toBe('uk');
    expect(rules.map(rule => rule.id).toSorted()).toEqual(Object.keys(boxes['wright-gang'].rulebook.rules).toSorted());
    for (const rule of rules) expect(rule.text).not.toBe('');
    expect(rules.find(rule => rule.id === 'WB-51')!.tests[0]!.file).toMatch(/\.test\.ts$/);
  });
});
