/** The order of the saloon's news: by source, with done news last and the former lead kept. */
import { expect, test } from 'vitest';
import { MOST_ROWS, type NewsItem, type NewsSource, stripOf } from './news.ts';

const news: NewsItem = { game: 'g', title: '', about: '', button: '', action: '', href: '/' };
const source = (id: string, is: Partial<NewsItem> | null = {}): NewsSource => ({ id, news: () => is && { ...news, ...is } });
const ids = (strip: ReturnType<typeof stripOf>) => [strip.lead?.id ?? null, ...strip.rows.map(({ id }) => id)];

test('the first source with news leads, the others follow in order', () => {
  expect(ids(stripOf([source('table', null), source('deal'), source('puzzle'), source('trail')], null))).toEqual([
    'deal',
    'puzzle',
    'trail',
  ]);
});
test('news done today never leads and comes last', () => {
  const done = source('deal', { isDone: true });
  expect(ids(stripOf([done, source('puzzle'), source('trail')], null))).toEqual(['puzzle', 'trail', 'deal']);
  expect(ids(stripOf([done], null))).toEqual([null, 'deal']);
});
test('the lead stays when more news arrives, until it is done or gone', () => {
  const late = [source('table'), source('deal'), source('puzzle')];
  expect(ids(stripOf(late, 'deal'))).toEqual(['deal', 'table', 'puzzle']);
  expect(ids(stripOf([source('table'), source('deal', { isDone: true })], 'deal'))).toEqual(['table', 'deal']);
  expect(ids(stripOf([source('table'), source('deal', null)], 'deal'))).toEqual(['table']);
});
test('there are five rows at most', () => {
  expect(
    stripOf(
      Array.from({ length: 9 }, (_, i) => source(`${i}`)),
      null,
    ).rows,
  ).toHaveLength(MOST_ROWS);
});
