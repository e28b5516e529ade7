/** The pages of decisions: each decision appears once, dated, and statuses refer to existing ones. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
const pages = ['decisions', 'decisions-archive'].map(page);
const paragraphs = pages.map(text => text.split('\n\n').filter(part => !part.startsWith('#')));
const TITLE = /^\*\*\d{4}-\d\d-\d\d · (.+?)\.?\*\* \S/;
const titles = paragraphs.map(parts =>
  parts.slice(1).map(part => TITLE.exec(part)?.[1] ?? `no date or title: ${part.slice(0, 40)}`),
);

test('every decision has a date and a title, and appears once on one of the two pages', () => {
  const all = titles.flat();
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(title => title.startsWith('no date or title'))).toEqual([]);
  expect(all.filter((title, i) => all.indexOf(title) !== i)).toEqual([]);
  // Two in one paragraph would be shown as one.
  expect(paragraphs.flat().filter(part => /\n\*\*\d{4}-/.test(part))).toEqual([]);
});

test('the page to read before changing anything stays short', () => {
  expect(titles[0]!.length).toBeGreaterThan(20);
  expect(titles[0]!.length).toBeLessThanOrEqual(45);
});

test('a status names existing decisions', () => {
  const all = titles.flat().map(title => title.replaceAll('’', "'"));
  const statuses = paragraphs
    .flat()
    .flatMap(part => [...part.matchAll(/\*Status:\*.*(?:by|since|:) (.+)\.$/gm)].map(([, name]) => name!));
  expect(statuses.length).toBeGreaterThan(5);
  const unknown = statuses.flatMap(names => names.split(' and ')).filter(name => !all.includes(name.trim().replaceAll('’', "'")));
  expect(unknown).toEqual([]);
});
